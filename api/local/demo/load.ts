import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import postgres from 'postgres'
import type { Config } from '../../src/config.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { demoCourses } from './content/courses.ts'
import { demoPortals } from './content/portals.ts'
import { openBulk } from './load/bulk.ts'
import type { Bulk } from './load/bulk.ts'
import { coursesOfPortal } from './load/courses-of-portal.ts'
import { loadAccounts } from './load/load-accounts.ts'
import { loadBundles } from './load/load-bundles.ts'
import { loadCourseContent } from './load/load-course-content.ts'
import { loadCourses, loadInstructors } from './load/load-courses.ts'
import { loadStudentQuestions } from './load/load-student-questions.ts'
import { loadLearning, refreshCatalog } from './load/load-learning.ts'
import { loadLibrary } from './load/load-library.ts'
import { loadLists } from './load/load-lists.ts'
import { loadPartners } from './load/load-partners.ts'
import { loadPasswords, loadPeople } from './load/load-people.ts'
import { loadPool } from './load/load-pool.ts'
import { loadPortalCredits } from './load/load-portal-credits.ts'
import { loadPortals } from './load/load-portals.ts'
import { loadProof } from './load/load-proof.ts'
import { loadResponses } from './load/load-responses.ts'
import { loadVersions } from './load/load-versions.ts'
import { storeDocuments } from './load/store-documents.ts'
import { storeLibrary } from './load/store-library.ts'
import { storeScormPackages } from './load/store-scorm-packages.ts'
import { storePictures } from './pictures/store-pictures.ts'

/**
 * Fills an empty database with the demo portals and their files; on any other database it does nothing and says so.
 * Everything is written in one transaction, so a load that was interrupted leaves nothing behind.
 */
export async function loadDemo({
  config,
  pictures = true,
}: {
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'S3_URL' | 'CORE_PORTAL_ID'>
  pictures?: boolean
}): Promise<{ loaded: boolean }> {
  const sql = postgres(config.DATABASE_URL, { max: 1, onnotice: () => {} })
  const storage = await openStorage(config)
  try {
    if (!(await isEmpty(sql))) return { loaded: false }
    const files = loadFiles(storage)
    const rendering = pictures ? storePictures(config, storage) : undefined
    const { documents, scorm } = await files
    const library = await storeLibrary({ documents, storage, portal_id: config.CORE_PORTAL_ID })
    await sql.begin(async (tx) => {
      const bulk = await openBulk(tx)
      const people = await loadPeople(bulk)
      await loadPasswords(tx, people.account)
      const ids = await loadPortals(bulk, demoPortals, { coreId: config.CORE_PORTAL_ID })
      for (const portal of demoPortals) {
        await loadPortal(bulk, {
          id: ids.get(portal.key) ?? 0,
          key: portal.key,
          faq: portal.kind === 'admin' ? null : { sells: hasStorefront(portal) },
          courses: coursesOfPortal(portal),
          people,
          documents,
          scorm,
        })
      }
      await loadLibrary(bulk, {
        portal_id: config.CORE_PORTAL_ID,
        files: library,
        uploaded_by: people.account.get('editor@portico.test') ?? null,
      })
    })
    await rendering
    return { loaded: true }
  } finally {
    storage.close()
    await sql.end({ timeout: 5 })
  }
}

async function isEmpty(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql.begin(async (tx) => {
    await tx`set local role platform`
    return tx<{ found: boolean }[]>`select exists (select 1 from portals) as found`
  })
  return !row?.found
}

async function loadFiles(storage: Storage) {
  const [scorm, documents] = await Promise.all([
    storeScormPackages({ storage }),
    storeDocuments({ courses: demoCourses, storage }),
  ])
  return { scorm, documents }
}

interface PortalInput {
  id: number
  key: string
  faq: { sells: boolean } | null
  courses: ReturnType<typeof coursesOfPortal>
  people: Awaited<ReturnType<typeof loadPeople>>
  documents: Awaited<ReturnType<typeof storeDocuments>>
  scorm: Awaited<ReturnType<typeof storeScormPackages>>
}

async function loadPortal(bulk: Bulk, { id, key, faq, courses, people, documents, scorm }: PortalInput): Promise<void> {
  const portal = { id, key }
  const lists = await loadLists(bulk, id, courses, faq)
  await loadInstructors(bulk, id, courses, people.author)
  const ids = await loadCourses(bulk, { portal_id: id, courses, lists, author: people.author })
  const outlines = await loadCourseContent(bulk, { portal_id: id, courses, ids, documents, scorm })
  await loadBundles(bulk, id, ids)
  if (key === 'core') {
    await loadPartners(bulk, { portal_id: id, courses, ids })
    await loadPool(bulk, id)
  }
  await loadLearning(bulk, { portal, courses, ids, outlines, learner: people.learner })
  await loadStudentQuestions(bulk, id)
  await loadAccounts(bulk, { portal, account: people.account, courses, ids, outlines })
  await loadPortalCredits(bulk, id)
  await loadResponses(bulk, id)
  if (key === 'core') await loadVersions(bulk, id)
  await loadProof(bulk, id, { documents, key })
  await refreshCatalog(bulk, id)
}
