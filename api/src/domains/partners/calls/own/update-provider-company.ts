import { eq } from 'drizzle-orm'
import { update_provider_company } from '@portico/shared/contract/partners/own.ts'
import { sanitizeWritten } from '../../../../adapters/sanitize-content.ts'
import { partnerCompanies } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale } from '../../../../kernel/versioned.ts'
import { unversionedFields, companyOf, versionedCompany } from './read-company.ts'

/** A cleared text is '' where the column is NOT NULL. */
const filled = ['address', 'address_2', 'zip_code', 'about_us', 'meta_title', 'meta_description'] as const

/** Rebuilds the company's page and the cards that show it (PRT-006). */
export const updateProviderCompany = verb(update_provider_company, async (ctx, { body: { version, ...values } }) => {
  const { db, actor, note, emit } = ctx
  const before = await companyOf(db, actor, { lock: true })
  const subject = `partners:${before.id}`
  await rejectStale(db, { entry: before, version, beside: unversionedFields, subject })
  const texts = Object.fromEntries(filled.filter((name) => values[name] === null).map((name) => [name, '']))
  const about = values.about_us ? { about_us: sanitizeWritten(values.about_us) } : {}
  await db
    .update(partnerCompanies)
    .set({ id: before.id, ...values, ...texts, ...about } as Partial<typeof partnerCompanies.$inferInsert>)
    .where(eq(partnerCompanies.id, before.id))
  note(subject, values)
  await emit('list.changed', { list: 'partners', id: before.id })
  return versionedCompany(await companyOf(db, actor))
})
