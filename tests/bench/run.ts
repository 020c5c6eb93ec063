import { existsSync, readdirSync } from 'node:fs'
import type { Bench } from './support/bench.ts'

// `pnpm bench` runs every bench, `pnpm bench storefront` one. Each measures its own floor in the same run and prints a ratio.
const folder = new URL('./', import.meta.url)
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length))
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !names.includes(name) || !existsSync(new URL(`${name}.ts`, folder)))
if (unknown) {
  console.error(`There is no bench "${unknown}". There are: ${names.join(', ')}.`)
  process.exit(1)
}

let missed = 0
for (const name of wanted.length > 0 ? wanted : names) {
  const { bench } = (await import(new URL(`${name}.ts`, folder).href)) as { bench: Bench }
  console.log(`\n${bench.id} ${bench.title}`)
  for (const { what, value, target, met } of await bench.run()) {
    console.log(`  ${what}: ${value}${target ? `   (target ${target}: ${met ? 'met' : 'missed'})` : ''}`)
    if (target && !met) missed += 1
  }
}
process.exit(missed > 0 ? 3 : 0)
