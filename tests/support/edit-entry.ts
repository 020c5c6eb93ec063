import type { Endpoint, Input } from '../../shared/src/calls/endpoint.ts'
import { get_admin_course, update_course, update_course_prices } from '../../shared/src/contract/courses/editing.ts'
import { callsOf } from '../../shared/src/contract/lists/lists.ts'
import type { ListEntry } from '../../shared/src/resources/list-calls.ts'
import type { ResourceName } from '../../shared/src/resources/resources.ts'
import type { Person } from './world.ts'

/** A version that no entry has. */
export const noVersion = '0'.repeat(32)

/** Returns whether a call edits something opened before and names its version. */
export const editedAlone = ({ body }: Endpoint): boolean =>
  body !== undefined && 'entries' in body && 'version' in Object(body.entries)

/** Edits an entry of a list like someone who has just opened it. */
export async function editEntry(
  person: Person,
  { list, id }: { list: ResourceName; id: number },
  values: Readonly<Record<string, unknown>>,
): Promise<ListEntry> {
  const calls = callsOf(list)
  const { version } = await person.call(calls.show, { params: { id } })
  return person.call(calls.update, { params: { id }, body: { ...values, version } })
}

const versionOf = async (person: Person, slug: string): Promise<string> =>
  (await person.call(get_admin_course, { params: { slug } })).course.version

/** Edits a course like someone who has just opened it. */
export const editCourse = async (
  person: Person,
  slug: string,
  changes: Omit<Input<typeof update_course>['body'], 'version'>,
) => person.call(update_course, { params: { slug }, body: { ...changes, version: await versionOf(person, slug) } })

/** Sets the prices of a course like someone who has just opened it. */
export const editPrices = async (
  person: Person,
  slug: string,
  course_pricings: Input<typeof update_course_prices>['body']['course_pricings'],
) =>
  person.call(update_course_prices, {
    params: { slug },
    body: { course_pricings, version: await versionOf(person, slug) },
  })
