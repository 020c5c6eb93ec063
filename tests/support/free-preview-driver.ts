import {
  delete_course_item,
  show_course_item,
  update_course_item,
} from '../../shared/src/contract/courses/outline-items.ts'
import { publish_course } from '../../shared/src/contract/courses/courses.ts'
import { makeCourse, type MadeCourse } from './course.ts'
import type { EntryDriver } from './entry-drivers.ts'
import type { Person, World } from './world.ts'

/** Opens a lesson to visitors, renames it and removes it, publishing the course each time. */
export function freePreviewDriver(world: World, editor: Person): EntryDriver {
  const made = new Map<number, MadeCourse>()
  const edit = async (id: number, body: { title?: string; is_free_preview?: boolean }): Promise<void> => {
    const course = courseOf(made, id)
    const one = { params: { id }, query: { course_id: course.id } }
    const { version } = await editor.call(show_course_item, one)
    await editor.call(update_course_item, { ...one, body: { ...body, version } })
    await editor.call(publish_course, { params: { slug: course.slug } })
  }
  return {
    publish: async (title) => {
      const course = await makeCourse(world, { outline: [['Text', 'Text']], instructor_id: editor.id })
      const id = course.items[0]?.id ?? 0
      made.set(id, course)
      await edit(id, { title, is_free_preview: true })
      return { id, slug: String(id) }
    },
    rename: ({ id }, title) => edit(id, { title }),
    remove: async ({ id }) => {
      const course = courseOf(made, id)
      await editor.call(delete_course_item, { params: { id }, query: { course_id: course.id } })
      await editor.call(publish_course, { params: { slug: course.slug } })
    },
  }
}

function courseOf(made: ReadonlyMap<number, MadeCourse>, id: number): MadeCourse {
  const course = made.get(id)
  if (!course) throw new Error(`no course was made for item ${id}`)
  return course
}
