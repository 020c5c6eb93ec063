import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { embeddedDatabase } from './demo/seed/embedded-database.ts'
import { seed } from './demo/seed/seed.ts'

// `pnpm seed --portals 50 --courses 10000`: totals, always the same rows; on DATABASE_URL or, without it, on the embedded database.
const { values } = parseArgs({
  options: { portals: { type: 'string', default: '0' }, courses: { type: 'string', default: '0' } },
})
const wanted = { portals: wholeNumber('portals', values.portals), courses: wholeNumber('courses', values.courses) }
const config = readConfig(process.env)
const began = Date.now()
const database = config.DATABASE_URL
  ? { url: config.DATABASE_URL, stop: async () => {} }
  : await embeddedDatabase({ dataDir: config.DATA_DIR, env: process.env, say: console.log })
try {
  const total = await seed({ config: { ...config, DATABASE_URL: database.url }, ...wanted })
  console.log(
    `${total.portals} portals and ${total.courses} courses, after ${((Date.now() - began) / 1000).toFixed(1)} s. Now publish them: npx -y pnpm@12 pages --all`,
  )
} finally {
  await database.stop()
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text)
  console.error(`--${name}: expected a whole number, got "${text}"`)
  process.exit(1)
}
