import type { DemoCourse, DemoItem, DemoItemType, DemoQuestion } from '../content/types.ts'
import type { Bulk, Row } from './bulk.ts'
import { at, idOf } from './bulk.ts'
import type { StoredDocument } from './store-documents.ts'

export interface ContentInput {
  portal_id: number
  courses: readonly DemoCourse[]
  ids: ReadonlyMap<string, number>
  documents: ReadonlyMap<string, StoredDocument>
  /** Adds the SCORM modules of the given titles, answers their ids. */
  addScorm: (titles: string[]) => Promise<number[]>
}
/** What a learner meets in a course: ids of its items, module by module, with the number of questions of an exam. */
export type Outline = { items: { id: number; type: DemoItemType; exam_id: number | null }[] }[]

const tables = { Text: 'texts', Video: 'videos', Document: 'documents', Exam: 'exams', Survey: 'exams' } as const

/** Modules, items, questions and choices of many courses in one go. Returns each course's outline by its id. */
export async function loadCourseContent(bulk: Bulk, input: ContentInput): Promise<Map<number, Outline>> {
  const { portal_id } = input
  const flat = input.courses.flatMap((course) =>
    course.modules.map((module, order) => ({ course_id: idOf(input.ids, course.slug), module, order })),
  )
  const moduleIds = await bulk.ids('modules', flat.length)
  await bulk.insert(
    'modules',
    flat.map(({ course_id, module, order }, index) => ({
      id: at(moduleIds, index),
      portal_id,
      course_id,
      title: module.title,
      sort_number: order + 1,
    })),
  )

  const items = flat.flatMap(({ module }, index) =>
    module.items.map((item, order) => ({ module_id: at(moduleIds, index), item, order })),
  )
  const contentIds = await loadContents(
    bulk,
    input,
    items.map(({ item }) => item),
  )
  const itemIds = await bulk.ids('module_items', items.length)
  await bulk.insert(
    'module_items',
    items.map(({ module_id, item, order }, index) => ({
      id: at(itemIds, index),
      portal_id,
      module_id,
      itemable_type: item.type,
      itemable_id: at(contentIds, index),
      sort_number: order + 1,
    })),
  )

  const outlines = new Map<number, Outline>()
  let next = 0
  for (const { course_id, module } of flat) {
    const entries = module.items.map((item) => {
      const index = next++
      return {
        id: at(itemIds, index),
        type: item.type,
        exam_id: item.type === 'Exam' || item.type === 'Survey' ? at(contentIds, index) : null,
      }
    })
    outlines.set(course_id, [...(outlines.get(course_id) ?? []), { items: entries }])
  }
  return outlines
}

// The row behind each item, in the table of its type; ids come back in the order of the items.
async function loadContents(
  bulk: Bulk,
  { portal_id, documents, addScorm }: ContentInput,
  items: DemoItem[],
): Promise<number[]> {
  const found: number[] = []
  const place = (type: DemoItemType[]): number[] =>
    items.flatMap((item, index) => (type.includes(item.type) ? [index] : []))
  for (const types of [['Text'], ['Video'], ['Document'], ['Exam', 'Survey']] as (
    | 'Text'
    | 'Video'
    | 'Document'
    | 'Exam'
    | 'Survey'
  )[][]) {
    const places = place(types)
    const table = tables[at(types, 0)]
    const ids = await bulk.ids(table, places.length)
    places.forEach((index, order) => {
      found[index] = at(ids, order)
    })
    await bulk.insert(
      table,
      places.map((index) => ({ id: at(found, index), portal_id, ...contentRow(at(items, index), documents) })),
    )
  }
  const scorm = place(['ScormModule'])
  const scormIds = await addScorm(scorm.map((index) => at(items, index).title))
  scorm.forEach((index, order) => {
    found[index] = at(scormIds, order)
  })
  await loadQuestions(
    bulk,
    portal_id,
    items.flatMap((item, index) =>
      item.type === 'Exam' || item.type === 'Survey'
        ? item.questions.map((question, order) => ({ exam_id: at(found, index), question, order }))
        : [],
    ),
  )
  return found
}

function contentRow(item: DemoItem, documents: ReadonlyMap<string, StoredDocument>): Row {
  if (item.type === 'Text') return { title: item.title, content: item.html }
  if (item.type === 'Video') return { title: item.title, link: item.link, transcript: item.html }
  if (item.type === 'Exam')
    return {
      title: item.title,
      description: '',
      type: 'exam',
      attempts_number: item.attempts_number,
      pass_percentage: item.pass_percentage,
    }
  if (item.type === 'Survey')
    return { title: item.title, description: '', type: 'survey', attempts_number: null, pass_percentage: 0 }
  if (item.type === 'ScormModule') return { title: item.title }
  const stored = documents.get(item.file)
  if (!stored) throw new Error(`no document ${item.file}`)
  return { title: item.title, description: item.sheet.intro, ...stored }
}

async function loadQuestions(
  bulk: Bulk,
  portal_id: number,
  asked: { exam_id: number; question: DemoQuestion; order: number }[],
): Promise<void> {
  const ids = await bulk.ids('questions', asked.length)
  await bulk.insert(
    'questions',
    asked.map(({ exam_id, question, order }, index) => ({
      id: at(ids, index),
      portal_id,
      exam_id,
      type: question.type,
      title: question.text,
      explanation: question.explanation,
      sort_number: order + 1,
    })),
  )
  await bulk.insert(
    'choices',
    asked.flatMap(({ question }, index) =>
      question.choices.map((choice, order) => ({
        portal_id,
        question_id: at(ids, index),
        title: choice.text,
        is_correct: choice.is_correct,
        sort_number: order + 1,
      })),
    ),
  )
}
