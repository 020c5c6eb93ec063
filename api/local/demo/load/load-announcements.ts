import { daysAgo } from '../content/demo-dates.ts'
import { at, type Bulk } from './bulk.ts'

const announced = [
  {
    audience: 'learner',
    title: 'New courses for the winter term',
    content: '<p>Eleven courses were added this month, among them <strong>infection control</strong> for 2027.</p>',
    from: 9,
    until: null,
  },
  {
    audience: 'manager',
    title: 'Invite your people from a file',
    content:
      '<p>Upload a CSV with email, first name, and last name. Each row is checked before anybody is invited.</p>',
    from: 6,
    until: null,
  },
  {
    audience: 'learner',
    title: 'Maintenance on October 4',
    content: '<p>Courses were paused for half an hour.</p>',
    from: 45,
    until: 43,
  },
] as const

/** Announcements to learners and managers of the demo's portal; none cover the pages of visitors. */
export async function loadAnnouncements(
  bulk: Bulk,
  { portal_id, by }: { portal_id: number; by: number },
): Promise<void> {
  const ids = await bulk.ids('announcements', announced.length)
  await bulk.insert(
    'announcements',
    announced.map(({ audience, title, content, from, until }, index) => ({
      id: at(ids, index),
      portal_id,
      title,
      content,
      audience,
      starts_at: daysAgo(from),
      ends_at: until === null ? null : daysAgo(until),
      out_at: daysAgo(from),
      created_by: by,
      created_at: daysAgo(from),
    })),
  )
}
