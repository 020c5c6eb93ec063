import { restore_archived_course } from '@portico/shared/contract/courses/archiving.ts'
import { set_course_marketable, set_course_status, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { get_admin_course, update_course } from '@portico/shared/contract/courses/editing.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../kernel/api.ts'
import { showFailure } from '../../../../kernel/errors.ts'
import { undoable } from '../../../../kernel/undo/undoable.ts'
import { useBulkSelection } from '../../../../kernel/selection/use-bulk-selection.ts'
import { outOfReachText } from '../../access/use-denied-reason.ts'

const namedBy = ({ slug }: AdminCourse) => ({ params: { slug } })

/** Adds topics and keeps those that the course already has. */
async function addTopics(course: AdminCourse, added: readonly number[]): Promise<void> {
  const { course: opened } = await api(get_admin_course, namedBy(course))
  const topic_ids = [...new Set([...opened.topic_ids, ...added])]
  await api(update_course, { ...namedBy(course), body: { topic_ids, version: opened.version } })
}

/** Selects courses of the list and changes them one by one; each refusal is listed with its reason. */
export function useManyCourses(courses: readonly AdminCourse[]) {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: ['courses'] })
  const many = useBulkSelection(courses, {
    nameOf: ({ title }) => title,
    deniedReason: ({ is_reached }) => (is_reached ? undefined : outOfReachText('change it')),
    onDone: refresh,
  })
  const undo = async (changed: readonly AdminCourse[], back: (course: AdminCourse) => Promise<unknown>) => {
    for (const course of changed) await back(course).catch(showFailure)
    refresh()
  }
  /** Offers to undo only the courses that were really changed. */
  const changeEach = async (
    text: string,
    change: {
      isDone: (course: AdminCourse) => boolean
      act: (course: AdminCourse) => Promise<unknown>
      back: (course: AdminCourse) => Promise<unknown>
    },
  ) => {
    const changed: AdminCourse[] = []
    const count = await many.run(async (course) => {
      if (change.isDone(course)) return
      await change.act(course)
      changed.push(course)
    })
    const before = count - changed.length
    const done = changed.length > 0 ? `${countOf(changed.length, 'course')} ${text}.` : ''
    const rest = before > 0 ? `${countOf(before, 'course')} ${before === 1 ? 'was' : 'were'} already ${text}.` : ''
    const said = `${done} ${rest}`.trim()
    if (changed.length > 0) undoable.offer({ text: said, onUndo: () => void undo(changed, change.back) })
    else if (count > 0) toasts.show({ kind: 'success', text: said })
  }
  return {
    many,
    async addTopics(topic_ids: readonly number[]) {
      const count = await many.run((course) => addTopics(course, topic_ids))
      if (count > 0) toasts.show({ kind: 'success', text: `Topics added to ${countOf(count, 'course')}.` })
    },
    archive: () =>
      changeEach('archived', {
        isDone: ({ publication_status }) => publication_status === courseStatus.archived,
        act: (course) =>
          api(set_course_status, { ...namedBy(course), body: { publication_status: courseStatus.archived } }),
        back: (course) => api(restore_archived_course, namedBy(course)),
      }),
    hide: () =>
      changeEach('taken off the storefront', {
        isDone: ({ is_marketable }) => !is_marketable,
        act: (course) => api(set_course_marketable, { ...namedBy(course), body: { is_marketable: false } }),
        back: (course) => api(set_course_marketable, { ...namedBy(course), body: { is_marketable: true } }),
      }),
  }
}
