import type { BannerAnnouncement } from '@portico/shared/contract/portals/announcements.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { sameOriginSend } from '@portico/shared/browser/same-origin-send.ts'
import { stored } from '@portico/shared/browser/stored.ts'
import { html } from '../html/html.ts'

const numbersIn = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : []
const storedDismissals = stored('portico_dismissed_announcements', numbersIn, 'local')
const most = 50

const dismissed = (): readonly number[] => storedDismissals.read() ?? []

/** Stored in this browser and, for signed-in users, on all their devices. */
function dismiss(id: number, isSignedIn: boolean): void {
  storedDismissals.write([id, ...dismissed()].slice(0, most))
  if (!isSignedIn) return
  void sameOriginSend({ method: 'POST', path: `/announcements/${id}/dismiss` }).catch(() => {})
}

async function loadAnnouncements(
  isSignedIn: boolean,
): Promise<readonly Pick<BannerAnnouncement, 'id' | 'title' | 'content'>[]> {
  const own = isSignedIn ? await fetch('/api/profile/announcements', { headers: { accept: 'application/json' } }) : null
  if (own?.ok) return ((await own.json()) as { data: BannerAnnouncement[] }).data
  const file = await fetch(linkTo('announcementsFile'))
  const all = file.ok ? ((await file.json()) as BannerAnnouncement[]) : []
  return all.filter(({ ends_at }) => ends_at === null || Date.parse(ends_at) > Date.now())
}

/** Shows the newest announcement that was not dismissed, over the end of the page so that nothing shifts. Its text is safe HTML. */
export async function showBanner(isSignedIn: boolean): Promise<void> {
  const known = dismissed()
  const found = (await loadAnnouncements(isSignedIn)).find(({ id }) => !known.includes(id))
  if (!found) return
  const banner = document.createElement('aside')
  banner.className = 'portal-banner'
  banner.ariaLabel = 'Announcement'
  banner.innerHTML =
    html`<div><p class="portal-banner-title">${found.title}</p>${{ markup: found.content }}</div><button type="button" class="button button-secondary">Dismiss</button>`.markup
  banner.querySelector('.button')?.addEventListener('click', () => {
    dismiss(found.id, isSignedIn)
    banner.remove()
    document.documentElement.style.removeProperty('scroll-padding-block-end')
  })
  document.body.append(banner)
  document.documentElement.style.setProperty('scroll-padding-block-end', `${banner.offsetHeight}px`)
}
