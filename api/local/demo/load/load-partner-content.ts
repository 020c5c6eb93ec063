import { approvalStatus } from '@portico/shared/states/partners/approval.ts'
import { daysAgo } from '../content/demo-dates.ts'
import {
  partnerAuthors,
  partnerFeatures,
  partnerOptions,
  partnerPages,
  partnerQuestions,
} from '../content/partner-content.ts'
import { at, type Bulk, type Row } from './bulk.ts'

type Input = { portal_id: number; company_id: number; user_id: number }

/** Loads the first partner company's own content and its staff member. */
export async function loadPartnerContent(bulk: Bulk, { portal_id, company_id, user_id }: Input): Promise<void> {
  const own = { portal_id, partner_company_id: company_id }
  const add = async (table: string, rows: readonly Row[]) => {
    const ids = await bulk.ids(table, rows.length)
    await bulk.insert(
      table,
      rows.map((row, index) => ({ id: at(ids, index), ...own, ...row })),
    )
  }
  const inOrder = (rows: readonly Row[]) => rows.map((row, index) => ({ ...row, status: 2, sort_number: index + 1 }))
  await bulk.insert('partner_members', [{ ...own, user_id, created_at: daysAgo(200) }])
  await add('partner_options', inOrder(partnerOptions.map((title) => ({ title }))))
  await add('partner_features', inOrder(partnerFeatures))
  await add('partner_authors', inOrder(partnerAuthors))
  await add('partner_questions', inOrder(partnerQuestions))
  await add(
    'partner_pages',
    partnerPages.map((page, index) => {
      const sent = daysAgo((partnerPages.length - index) * 3)
      return { ...page, sent_at: sent, decided_at: page.status === approvalStatus.pending ? null : sent }
    }),
  )
  await bulk.tx`update partner_companies set tier = 'partner' where portal_id = ${portal_id} and id = ${company_id}`
}
