import type { Call } from '@portico/shared/calls/call.ts'
import { get_page } from '@portico/shared/contract/portals/portals.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { pageTag } from '@portico/shared/tags/tags.ts'
import { loadOr404 } from '../../loading/load-or-404.ts'

/** Text of a portal's first page: from its page `home`, or defaults until that page is written (CAT-001). */
export async function homeText(call: Call, portal: PublicPortal) {
  const page = await loadOr404(call(get_page, { params: { slug: 'home' } }))
  // Defaults contain the portal's name, so that no two portals have the same text.
  const title = page?.title ?? `Learn on your schedule with ${portal.name}`
  return {
    page_tags: page ? [pageTag(page.id)] : [],
    title,
    content: page?.content ?? '',
    meta_title: page?.meta_title ?? page?.title ?? 'Training that counts, on your schedule',
    meta_description:
      page?.meta_description ??
      `Online courses by ${portal.name}: start today, learn at your own pace, and finish with a certificate.`,
    seo_keywords: page?.seo_keywords ?? null,
    seo_image: page?.seo_image ?? null,
  }
}
