import { getTableName, sql } from 'drizzle-orm'
import { accreditations } from '../../api/src/domains/credentials/tables.ts'
import { agencies } from '../../api/src/domains/lists/tables.ts'
import { listTables } from '../../api/src/db/list-tables.ts'
import { callsOf } from '../../shared/src/contract/lists/lists.ts'
import { publish_course } from '../../shared/src/contract/courses/courses.ts'
import type { CollectionFamily } from '../../shared/src/tags/entry-family.ts'
import { providerDrivers } from './provider-drivers.ts'
import { makeCourse } from './course.ts'
import { editEntry } from './edit-entry.ts'
import type { EntryDriver } from './entry-drivers.ts'
import type { Person, World } from './world.ts'

type List = 'agencies' | 'authors' | 'languages' | 'states' | 'topics' | 'training-options'
type Made = { id: number; slug: string }

/** Creates an entry with the one course that gives it its page, then renames and unpublishes it through the staff calls. */
function driver(
  world: World,
  editor: Person,
  { list, title_field, make }: { list: List; title_field: string; make: (title: string) => Promise<Made> },
): EntryDriver {
  return {
    publish: async (title) => {
      const entry = await make(title)
      const course = await makeCourse(world, {
        slug: `course-of-${entry.slug}-${entry.id}`,
        publication_status: 1,
        instructor_id: editor.id,
      })
      await nameInCourse(world, list, { entry_id: entry.id, course_id: course.id })
      await editor.call(publish_course, { params: { slug: course.slug } })
      return entry
    },
    rename: async ({ id }, title) => {
      // State names are fixed.
      if (list === 'states') await renameState(world, { id, title })
      await editEntry(editor, { list, id }, list === 'states' ? { sort_number: 3 } : { [title_field]: title })
    },
    remove: async ({ id }) => void (await editEntry(editor, { list, id }, { status: 1 })),
  }
}

async function nameInCourse(
  world: World,
  list: List,
  { entry_id, course_id }: { entry_id: number; course_id: number },
) {
  if (list === 'agencies') return accredit(world, course_id, entry_id)
  // Pages of states and continuing-education topics gather what is accredited; this agency itself has no page.
  if (list === 'states' || list === 'topics') await accredit(world, course_id, await hiddenAgency(world, course_id))
  const named = listTables[list].in_courses
  if (!named) throw new Error(`no course names an entry of ${list}`)
  const column = sql.identifier(named.column)
  await world.within('core', (tx) =>
    tx.execute(
      named.between
        ? sql`insert into ${sql.identifier(named.between)} (course_id, ${column}) values (${course_id}, ${entry_id})`
        : sql`update courses set ${column} = ${entry_id} where id = ${course_id}`,
    ),
  )
}

const accredit = (world: World, course_id: number, agency_id: number) =>
  world.within('core', async (tx) => {
    const hours = [{ subject: 'General', hundredths: 100 }]
    await tx.insert(accreditations).values({ course_id, agency_id, hours, is_shown: true })
  })

const hiddenAgency = (world: World, course_id: number): Promise<number> =>
  world.within('core', async (tx) => {
    const title = `Hidden board ${course_id}`
    const [agency] = await tx
      .insert(agencies)
      .values({ title, slug: `hidden-board-${course_id}`, status: 1 })
      .returning()
    if (!agency) throw new Error('no agency was made')
    return agency.id
  })

const renameState = (world: World, { id, title }: { id: number; title: string }) =>
  world.within('core', (tx) =>
    tx.execute(
      sql`update ${sql.identifier(getTableName(listTables.states.table))} set title = ${title} where id = ${id}`,
    ),
  )

/** One driver for each family of collections. */
export function collectionDrivers(world: World, editor: Person): Readonly<Record<CollectionFamily, EntryDriver>> {
  const made = (list: 'agencies' | 'authors' | 'topics' | 'training-options', title_field: string) =>
    driver(world, editor, {
      list,
      title_field,
      make: async (title) => {
        const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
        const { id } = await editor.call(callsOf(list).create, { body: { [title_field]: title, slug } })
        return { id, slug }
      },
    })
  const topic = made('topics', 'title')
  return {
    ...providerDrivers(world, editor, topic),
    agency: made('agencies', 'title'),
    author: made('authors', 'name'),
    'ce-topic': made('topics', 'title'),
    topic,
    'training-option': made('training-options', 'title'),
    language: driver(world, editor, {
      list: 'languages',
      title_field: 'title',
      make: async (title) => {
        const { id } = await editor.call(callsOf('languages').create, { body: { title, code: 'is' } })
        return { id, slug: 'is' }
      },
    }),
    state: driver(world, editor, {
      list: 'states',
      title_field: 'title',
      make: async (title) => {
        const [state] = await world.within('core', (tx) =>
          tx.execute<Made>(sql`select id, slug from states where slug = 'utah'`),
        )
        if (!state) throw new Error('the portal has no Utah')
        await renameState(world, { id: state.id, title })
        return state
      },
    }),
  }
}
