import { callsOf } from '../../shared/src/contract/lists/lists.ts'
import { set_external_page_status } from '../../shared/src/contract/partners/own.ts'
import { list_partner_pages, review_partner_page } from '../../shared/src/contract/partners/partners.ts'
import type { EntryDriver } from './entry-drivers.ts'
import { editEntry } from './edit-entry.ts'
import { partnerOf } from './partner.ts'
import type { Person, World } from './world.ts'

/** A partner writes and submits a page, and staff approve it; a renamed page is approved again. */
export function partnerPageDriver(world: World, staff: Person): EntryDriver {
  let partner: Promise<Person> | undefined
  const asPartner = () => (partner ??= partnerOf(world, 'A company with pages'))
  const approve = async (id: number) => {
    const { data } = await staff.call(list_partner_pages, { query: { per_page: 100 } })
    const sent_at = data.find((page) => page.id === id)?.sent_at ?? ''
    await staff.call(review_partner_page, { params: { id }, body: { status: 3, sent_at } })
  }
  return {
    publish: async (title) => {
      const calls = callsOf('partner-pages')
      const made = await (await asPartner()).call(calls.create, { body: { title, url: 'https://harbor.example.com' } })
      await (await asPartner()).call(set_external_page_status, { params: { id: made.id }, body: { status: 2 } })
      await approve(made.id)
      return { id: made.id, slug: String(made.slug) }
    },
    rename: async ({ id }, title) => {
      await editEntry(await asPartner(), { list: 'partner-pages', id }, { title })
      await approve(id)
    },
    remove: async ({ id }) => {
      await (await asPartner()).call(set_external_page_status, { params: { id }, body: { status: 4 } })
    },
  }
}
