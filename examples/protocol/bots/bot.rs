//! A racer: runs from every fight, and rolls the dice in its head before it rolls them on the table.
//! Rust, no crates: rustc -O bot.rs
use std::io::BufRead;

const TRIALS: u32 = 400;

/// A die; the seed of the game is the only randomness, so that games can be repeated.
fn roll(random: &mut u64) -> usize {
    *random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    ((*random >> 33) % 6) as usize
}

fn counts(dice: &str) -> [i32; 6] {
    let mut counts = [0; 6];
    dice.chars().filter_map(|die| "123EHS".find(die)).for_each(|face| counts[face] += 1);
    counts
}

/// Points count fully, everything else a little.
fn worth(dice: &[i32; 6]) -> f64 {
    let points: i32 = (0..3).filter(|&face| dice[face] >= 3).map(|face| face as i32 + dice[face] - 2).sum();
    f64::from(points) + 0.5 * f64::from(dice[3]) + 0.3 * f64::from(dice[4]) + 0.4 * f64::from(dice[5])
}

/// What is expected of rolling these dice again, by trying it.
fn tried(all: &[i32; 6], rolled: &str, random: &mut u64) -> f64 {
    let again = counts(rolled);
    let mut sum = 0.0;
    for _ in 0..TRIALS {
        let mut dice: [i32; 6] = std::array::from_fn(|face| all[face] - again[face]);
        rolled.chars().for_each(|_| dice[roll(random)] += 1);
        sum += worth(&dice);
    }
    sum / f64::from(TRIALS)
}

fn choose(line: &str, random: &mut u64) -> String {
    let options: Vec<&str> = line.split(" | ").skip(1).filter_map(|option| Some(option.split_once(' ')?.1)).collect();
    let rerolls = || options.iter().filter_map(|option| option.strip_prefix("reroll "));
    let all = counts(rerolls().max_by_key(|dice| dice.len()).unwrap_or(""));
    let best = rerolls().map(|dice| (tried(&all, dice, random), dice)).max_by(|one, other| one.0.total_cmp(&other.0));
    match best {
        Some((value, dice)) if value > worth(&all) => format!("reroll {dice}"),
        _ => options.iter().find(|o| o.starts_with("buy ") || **o == "yield").unwrap_or(&"1").to_string(),
    }
}

fn main() {
    let mut random = 0;
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        if line.starts_with("new ") {
            random = line.split(' ').find_map(|word| word.strip_prefix("seed=")?.parse::<i64>().ok()).unwrap_or(0) as u64;
        } else if line.starts_with("ask hello") {
            println!("hello kot=1 name=racer");
        } else if line.starts_with("ask ") {
            println!("{}", choose(&line, &mut random));
        }
    }
}
