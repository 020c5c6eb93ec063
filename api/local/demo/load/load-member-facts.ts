import { at, type Bulk } from './bulk.ts'
import type { People } from './load-people.ts'

const author_email = 'admin@portico.test'
const learner_email = 'learner@portico.test'
const notes = [
  'Called about the exam of the pathogens course: the second try was open, the page was still the old one. Solved.',
  'Asked for an invoice with the name of the clinic. Sent it again.',
]

/** Loads what staff know about the demo learner and a few others: notes, tags, an unverified email address, a seal. */
export async function loadMemberFacts(
  bulk: Bulk,
  { portal_id, people }: { portal_id: number; people: People },
): Promise<void> {
  const author_id = people.account.get(author_email) ?? 0
  const user_id = people.account.get(learner_email) ?? 0
  const tagged = [
    { id: user_id, tags: ['Nursing', 'VIP'] },
    { id: at(people.learner, 0), tags: ['Nursing'] },
    { id: at(people.learner, 1), tags: ['Call back'] },
  ]
  for (const { id, tags } of tagged)
    await bulk.tx`update memberships set tags = ${tags} where portal_id = ${portal_id} and user_id = ${id}`
  const [blocked] = [at(people.learner, 2)]
  await bulk.tx`update memberships set is_blocked = true where portal_id = ${portal_id} and user_id = ${blocked}`
  const noteIds = await bulk.ids('member_notes', notes.length)
  await bulk.insert(
    'member_notes',
    notes.map((content, index) => ({
      id: at(noteIds, index),
      portal_id,
      user_id,
      author_id,
      content,
      created_at: new Date(Date.now() - (notes.length - index) * 86_400_000).toISOString(),
      updated_at: new Date().toISOString(),
    })),
  )
  await bulk.insert('member_addresses', [
    {
      portal_id,
      user_id,
      kind: 'shipping',
      address: '418 Alder Street',
      address_2: 'Apt 6',
      city: 'Columbus',
      state: 'OH',
      zip_code: '43215',
      country: 'US',
      validation: 'not_validated',
      updated_at: new Date().toISOString(),
    },
  ])
}
