import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ItemType } from '../../shared/src/item-types/item-type.ts'
import { newLessonFileKey } from '../../api/src/domains/media/content/lesson-files.ts'
import type { Transaction } from '../../api/src/db/client.ts'
import { moduleItems, modules, versionItems, versionModules } from '../../api/src/domains/courses/tables.ts'
import {
  assignments,
  audios,
  choices,
  documents,
  exams,
  questions,
  scormModules,
  texts,
  videos,
} from '../../api/src/domains/item-types/tables.ts'
import { scormPackages, type ScormPackageItem } from '../../api/src/domains/scorm/tables.ts'

export type MadeItem = { id: number; itemable_id: number; itemable_type: ItemType; module_id: number; title: string }
type ItemPosition = { module_id: number; title: string; sort_number: number }
type Sco = { package_id: number; slug?: string; entry?: string; scorm_id?: string }
type ItemOptions = { title: string; attempts_number: number | null }

/** Adds the row that an item needs in the table of its type; returns the row's id. */
const details: { readonly [T in ItemType]: (tx: Transaction, wish: ItemOptions) => Promise<number> } = {
  Text: async (tx, { title }) =>
    first(
      await tx
        .insert(texts)
        .values({ content: `<p>Reading ${title}</p><script>alert(1)</script>` })
        .returning(),
    ),
  Video: async (tx) =>
    first(
      await tx
        .insert(videos)
        .values({ link: 'https://vimeo.com/123456789', transcript: '<p>Spoken words.</p>' })
        .returning(),
    ),
  Audio: async (tx) =>
    first(
      await tx
        .insert(audios)
        .values({
          file: newLessonFileKey('call.mp3'),
          file_name: 'call.mp3',
          transcript: '<p>Spoken words.</p><script>alert(1)</script>',
        })
        .returning(),
    ),
  Document: async (tx) =>
    first(
      await tx
        .insert(documents)
        .values({ file: newLessonFileKey('handout.pdf'), file_name: 'handout.pdf', file_size: 1024 })
        .returning(),
    ),
  Exam: (tx, { attempts_number }) => makeExam(tx, { type: 'exam', attempts_number }),
  Survey: (tx, { attempts_number }) => makeExam(tx, { type: 'survey', attempts_number }),
  Assignment: async (tx, { attempts_number }) =>
    first(
      await tx
        .insert(assignments)
        .values({ reqs: '<p>Write it up.</p>', ...(attempts_number === null ? {} : { attempts: attempts_number }) })
        .returning(),
    ),
  ScormModule: async (tx) =>
    makeSco(tx, { package_id: await makePackage(tx, { sha256: randomBytes(32).toString('hex') }) }),
}

/** Adds an item of any type at a position in a course; an exam or survey has two questions whose first choice is right. */
export async function addItem(
  tx: Transaction,
  {
    itemable_type,
    attempts_number = null,
    ...place
  }: ItemPosition & { itemable_type: ItemType; attempts_number?: number | null },
): Promise<MadeItem> {
  const itemable_id = await details[itemable_type](tx, { title: place.title, attempts_number })
  const id = await insertItem(tx, { ...place, itemable_type, itemable_id })
  return { id, itemable_id, itemable_type, module_id: place.module_id, title: place.title }
}

/** Adds an item for one SCO of an existing package. Returns the item's id. */
export async function addSco(
  tx: Transaction,
  { module_id, title, sort_number, ...sco }: ItemPosition & Sco,
): Promise<number> {
  const itemable_id = await makeSco(tx, sco)
  return insertItem(tx, { module_id, title, sort_number, itemable_type: 'ScormModule', itemable_id })
}

type InsertedItem = ItemPosition & { itemable_type: ItemType; itemable_id: number }

/** Adds an item to the only version that has its module. Returns the item's id. */
async function insertItem(tx: Transaction, { itemable_type, ...place }: InsertedItem): Promise<number> {
  const [version] = await tx
    .select({ id: versionModules.course_version_id, course_id: modules.course_id })
    .from(versionModules)
    .innerJoin(modules, eq(modules.id, versionModules.module_id))
    .where(eq(versionModules.module_id, place.module_id))
  if (!version) throw new Error('the module is in no version')
  const { course_id } = version
  const id = first(await tx.insert(moduleItems).values({ course_id, itemable_type }).returning())
  await tx.insert(versionItems).values({ ...place, course_version_id: version.id, module_item_id: id })
  return id
}

const makeSco = async (
  tx: Transaction,
  { package_id, slug = 'lesson', entry = 'index.html', scorm_id = 'one' }: Sco,
): Promise<number> =>
  first(await tx.insert(scormModules).values({ scorm_package_id: package_id, slug, entry, scorm_id }).returning())

const oneSco: ScormPackageItem = {
  identifier: 'one',
  title: 'One',
  launch: 'index.html',
  mastery_score: null,
  max_time_allowed: null,
  time_limit_action: null,
  launch_data: '',
  prerequisites: null,
  parameters: '',
  visible: true,
  sco: true,
}

/** Adds a package as an import leaves it, or returns the existing one of the portal. Creates no files. */
export const makePackage = async (
  tx: Transaction,
  { sha256, items = [oneSco] }: { sha256: string; items?: ScormPackageItem[] },
): Promise<number> =>
  first(
    await tx
      .insert(scormPackages)
      .values({ sha256, title: 'Lesson', version: '1.2', entry: 'index.html', files: 1, bytes: 1, items })
      .onConflictDoUpdate({ target: [scormPackages.portal_id, scormPackages.sha256], set: { files: 1 } })
      .returning(),
  )

async function makeExam(
  tx: Transaction,
  values: { type: 'exam' | 'survey'; attempts_number: number | null },
): Promise<number> {
  const exam_id = first(await tx.insert(exams).values(values).returning())
  for (const sort_number of [0, 1]) {
    const question_id = first(
      await tx
        .insert(questions)
        .values({
          exam_id,
          type: sort_number === 0 ? 'single' : 'multiple',
          title: `Question ${sort_number + 1}`,
          explanation: 'Because.',
          sort_number,
        })
        .returning(),
    )
    await tx.insert(choices).values(
      [0, 1, 2].map((place) => ({
        question_id,
        title: `Choice ${place + 1}`,
        is_correct: place === 0 || (sort_number === 1 && place === 1),
        sort_number: place,
      })),
    )
  }
  return exam_id
}

function first(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('a row was not made')
  return row.id
}
