// Checks the YAML files under .github: workflows with GitHub's own parser, the others with their JSON schemas; and that
// workflows are pinned and have no more rights than they need. The argument is the root of the repository.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';

// The parser of GitHub imports JSON as bundlers do; node wants to be asked for it.
const loader = `
  import { readFile } from 'node:fs/promises';
  export async function load(url, context, next) {
    if (!url.endsWith('.json')) return next(url, context);
    return { format: 'module', shortCircuit: true, source: 'export default ' + (await readFile(new URL(url), 'utf8')) };
  }`;
register(`data:text/javascript,${encodeURIComponent(loader)}`);
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

const root = process.argv[2];
const github = join(root, '.github');
const problems = [];
const require = createRequire(import.meta.url);

// The schemas are of drafts 4 and 7, which do not differ in what these use.
const schema = (name) => {
  const { $schema, id, $id, ...rules } = require(`schemastore/schemas/json/${name}.json`);
  return new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(rules);
};

const validate = (file, value, check) => {
  if (!check(value)) {
    for (const error of check.errors) problems.push(`${file}: ${error.instancePath} ${error.message}`);
  }
};

const steps = (job) => job.steps ?? [];
const pins = new Map();

const checkWorkflow = async (file, text, workflow) => {
  const problem = (message) => problems.push(`${file}: ${message}`);
  const { context, value } = parseWorkflow({ name: file, content: text }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  for (const error of context.errors.getErrors()) problem(error.message);

  for (const line of text.split('\n').filter((candidate) => /\buses:/.test(candidate))) {
    const [, action, commit] = /uses: (\S+)@([0-9a-f]{40}) # v\d+\.\d+\.\d+$/.exec(line) ?? [];
    if (!action) problem(`not pinned to a commit, with its version as a comment: ${line.trim()}`);
    else if ((pins.get(action) ?? commit) !== commit) problem(`another commit of ${action} than elsewhere`);
    else pins.set(action, commit);
  }
  if (JSON.stringify(workflow.permissions) !== '{"contents":"read"}') problem('permissions must be contents: read');
  if ('pull_request_target' in workflow.on) problem('pull_request_target runs code of strangers with our rights');
  for (const [name, job] of Object.entries(workflow.jobs)) {
    if (!job['timeout-minutes']) problem(`${name} has no timeout-minutes`);
    const secrets = JSON.stringify(job).includes('secrets.');
    const writes = Object.values(job.permissions ?? {}).includes('write');
    if ((secrets || writes) && !job.environment) problem(`${name} has secrets or may write, and no environment guards it`);
    for (const step of steps(job)) {
      if (step.run?.includes('${{')) problem(`${name}: an expression in a script; pass it in env`);
      if (step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false) {
        problem(`${name}: checkout leaves its credentials behind`);
      }
    }
  }
};

// What Dependabot updates must be where the file says.
const manifests = { maven: 'pom.xml', npm: 'package.json', 'github-actions': '.github/workflows' };

const files = readdirSync(github, { recursive: true }).filter((file) => /\.ya?ml$/.test(file)).sort();
for (const file of files) {
  const text = readFileSync(join(github, file), 'utf8');
  const value = parse(text, { strict: true, uniqueKeys: true });
  if (file.startsWith('workflows/')) {
    await checkWorkflow(file, text, value);
  } else if (file === 'dependabot.yml') {
    validate(file, value, schema('dependabot-2.0'));
    for (const update of value.updates) {
      if (!existsSync(join(root, update.directory, manifests[update['package-ecosystem']] ?? '?'))) {
        problems.push(`${file}: no ${update['package-ecosystem']} in ${update.directory}`);
      }
    }
  } else if (file === 'ISSUE_TEMPLATE/config.yml') {
    validate(file, value, schema('github-issue-config'));
  } else if (file.startsWith('ISSUE_TEMPLATE/')) {
    validate(file, value, schema('github-issue-forms'));
  } else {
    problems.push(`${file}: nothing here checks it`);
  }
}

console.log(`${files.length} files, ${pins.size} actions`);
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);
