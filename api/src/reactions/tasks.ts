import type { Work } from '../kernel/reaction.ts'
import { reactionsTo, type Lane } from '../events/reactions-to.ts'

type Loaded = { task: Work<never> }

/** Task name to file. Loaded when its lane starts, so that the page lane never loads the PDF renderer. */
const files: Readonly<Record<string, () => Promise<Loaded>>> = {
  'email.order-paid': () => import('./email.order-paid.ts'),
  'email.seat-invited': () => import('./email.seat-invited.ts'),
  'email.code-requested': () => import('./email.code-requested.ts'),
  'email.reset-requested': () => import('./email.reset-requested.ts'),
  'email.wait-code-requested': () => import('./email.wait-code-requested.ts'),
  'email.security-changed': () => import('./email.security-changed.ts'),
  'email.course-finished': () => import('./email.course-finished.ts'),
  'email.certificate-issued': () => import('./email.certificate-issued.ts'),
  'notify.order-paid': () => import('./notify.order-paid.ts'),
  'notify.course-finished': () => import('./notify.course-finished.ts'),
  'notify.certificate-issued': () => import('./notify.certificate-issued.ts'),
  'search.course-changed': () => import('./search.course-changed.ts'),
  'scorm.import-requested': () => import('./scorm.import-requested.ts'),
  'publish.course-changed': () => import('./publish.course-changed.ts'),
  'publish.portal-changed': () => import('./publish.portal-changed.ts'),
  'publish.portal-paused': () => import('./publish.portal-paused.ts'),
  'publish.learner-enrolled': () => import('./publish.learner-enrolled.ts'),
  'publish.list-changed': () => import('./publish.list-changed.ts'),
  'publish.review-changed': () => import('./publish.review-changed.ts'),
  'publish.pages': () => import('./publish.pages.ts'),
}

/** Jobs that no event names: the further parts of a long publishing job. */
const further: Readonly<Record<string, Lane>> = { 'publish.pages': 'pages' }

export function taskNames(lane: Lane | 'all'): string[] {
  const registered = Object.values(reactionsTo)
    .flat()
    .map((entry): [string, Lane] => [entry.task, entry.lane])
  return [...new Map([...registered, ...Object.entries(further)])]
    .filter(([, of]) => lane === 'all' || of === lane)
    .map(([task]) => task)
}

/** The tasks of a lane, ready to run. One without a file is left out: its jobs wait in the queue. */
export async function loadTasks(lane: Lane | 'all'): Promise<Map<string, Work<never>>> {
  const written = taskNames(lane).flatMap((name) => (files[name] ? [{ name, load: files[name] }] : []))
  return new Map(
    await Promise.all(
      written.map(async ({ name, load }): Promise<[string, Work<never>]> => [name, (await load()).task]),
    ),
  )
}
