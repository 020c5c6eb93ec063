import { openedRetention_days } from '@portico/shared/rules/catalog/openings.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { mail } from '../../notifications/door.ts'

/** Sent once to each address that asked to hear when a Coming Soon course opens. */
export const courseOpened = mail({
  kind: 'commercial',
  sample: { title: 'Safe lifting', slug: 'safe-lifting', portal_url: 'https://summit.example.com', token: 'abc' },
  unsubscribe: ({ portal_url, token }) => portal_url + linkTo('unsubscribe', {}, { token }),
  write: ({ title, slug, portal_url }, { portal }) => ({
    heading: `${title} is open`,
    parts: [
      { kind: 'text', text: `You asked ${portal} to tell you when “${title}” opens. You can take it from now on.` },
      { kind: 'button', label: 'See the course', url: portal_url + linkTo('course', { slug }) },
      {
        kind: 'quiet',
        text: `This is the only email about it. Your address was stored for this alone and is deleted within ${openedRetention_days} days, or right away when you unsubscribe, with any other courses you asked about.`,
      },
    ],
  }),
})
