import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isGranted } from '../../shared/src/access/grants.ts'
import { roles } from '../../shared/src/access/roles.ts'
import { make, named } from '../support/call-samples.ts'
import { contractEntries, type Entry } from '../support/contract-entries.ts'
import { seedContent, type Keys } from '../support/seed-content.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

const entries: Entry[] = await contractEntries()
/** Staff calls that name a learner, an enrollment or a learner's work, but change no learning record. */
const exemptCalls: Readonly<Record<string, string>> = {
  delete_course_manager: 'the team of the course',
  remove_subordinate: 'who answers for whom, nothing that counts',
  remove_partner_member: 'who works for a provider, nothing that counts',
  take_manager_credits: 'credits of a manager, no record',
  make_primary_instructor: 'the team of the course',
  update_course_question: 'words, nothing that counts',
  answer_course_question: 'words, nothing that counts',
  attach_curator: 'who accompanies them, nothing that counts',
  detach_curator: 'who accompanies them, nothing that counts',
  open_scorm_flight: 'looks, and says so to the learner',
}
/** Calls that answer person by person, including refusals. */
const byPerson = new Set(['create_enrollments'])
const refusals = [
  'enrollments.own_seat',
  'enrollments.own_record',
  'reviews.own',
  'sales_tax.own_exemption',
  'orders.own_purchase',
]
const ofEverybody = ({ endpoint: { action } }: Entry) =>
  action === 'public' || roles.every((role) => isGranted(role, action))

let world: World
let self: Person
let own: Keys
beforeAll(async () => {
  world = await createWorld()
  self = await world.person(['super_admin', 'learner'])
  await self.confirm()
  own = await seedContent(world, 'core', self)
})
afterAll(() => world.close())

/** Returns whether the call's input changes if the learner and everything of theirs belongs to someone else. */
function namesLearner({ name }: Entry): boolean {
  const sample = named[name]
  if (!sample) return false
  const { user_id, related_id, progress_id, serial, review_id, training_record, student_question_id } = own
  const { exemption_id, purchase_id, canceled_purchase_id } = own
  const records = { user_id, related_id, progress_id, review_id, training_record, student_question_id }
  const numbers = { ...records, exemption_id, purchase_id, canceled_purchase_id }
  const others = Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, value + 7_000_000]))
  const another = { ...own, ...others, serial: `9${serial.slice(1)}` }
  return JSON.stringify(sample.make(own)) !== JSON.stringify(sample.make(another))
}
const codeOf = (body: string): string | undefined => /"code":"([^"]+)"/.exec(body)?.[1]

describe('nobody grades or changes their own learning record', () => {
  test('every staff call changing a learner’s record belongs to a colleague, or documents why not', () => {
    const changing = entries.filter((entry) => {
      const { method, reads } = entry.endpoint
      return method !== 'GET' && !reads && !ofEverybody(entry) && namesLearner(entry)
    })
    expect(changing.length).toBeGreaterThan(12)
    const belonging = changing.filter(({ name }) => !(name in exemptCalls)).map(({ name }) => name)
    expect(belonging.toSorted()).toEqual(
      Object.keys(named)
        .filter((name) => named[name]?.by_colleague)
        .toSorted(),
    )
  })

  test('these calls refuse a super admin acting on themselves but allow a colleague', async () => {
    const colleague = await world.person('super_admin')
    await colleague.confirm()
    const calls = entries.filter(({ name }) => named[name]?.by_colleague)
    for (const entry of calls) {
      const sample = named[entry.name]
      if (!sample) continue
      const { status, body } = await make(self, entry, sample.make(own))
      expect({ call: entry.name, status, is_refused: refusals.includes(codeOf(body) ?? '') }).toEqual({
        call: entry.name,
        status: byPerson.has(entry.name) ? 200 : 403,
        is_refused: true,
      })
    }
    for (const entry of calls) {
      const { body } = await make(colleague, entry, named[entry.name]?.make(own) ?? {})
      expect({ call: entry.name, is_refused: refusals.includes(codeOf(body) ?? '') }).toEqual({
        call: entry.name,
        is_refused: false,
      })
    }
  })
})
