import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { seed } from './demo/seed/seed.ts'

const { values } = parseArgs({ options: { portals: { type: 'string', default: '0' }, courses: { type: 'string', default: '0' } } })
const config = readConfig(process.env)
const began = Date.now()
const total = await seed({ config, portals: Number(values.portals), courses: Number(values.courses) })
console.log(`${total.portals} portals and ${total.courses} courses, after ${((Date.now() - began) / 1000).toFixed(1)} s.`)
