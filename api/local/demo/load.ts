import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import postgres from 'postgres'
import type { Config } from '../../src/config.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { demoAccounts } from './accounts.ts'
import { demoCourses } from './content/courses.ts'
import { demoPortals } from './content/portals.ts'
import { smallPortals } from './content/small-portals.ts'
import { idOf, openBulk } from './load/bulk.ts'
import type { Bulk } from './load/bulk.ts'
import { coursesOfPortal } from './load/courses-of-portal.ts'
import { loadAccounts } from './load/load-accounts.ts'
import { loadCoupons } from './load/load-coupons.ts'
import { loadBundles } from './load/load-bundles.ts'
import { loadCourseContent } from './load/load-course-content.ts'
import { loadEmptyEntries } from './load/load-empty-entries.ts'
import { loadCourses, loadInstructors } from './load/load-courses.ts'
import { loadStudentQuestions } from './load/load-student-questions.ts'
import { loadLearning, refreshCatalog } from './load/load-learning.ts'
import { loadLibrary } from './load/load-library.ts'
import { loadLists } from './load/load-lists.ts'
import { loadPartners } from './load/load-partners.ts'
import { loadPasswords, loadPeople } from './load/load-people.ts'
import { loadMemberFacts } from './load/load-member-facts.ts'
import { loadAnnouncements } from './load/load-announcements.ts'
import { loadInvitations } from './load/load-invitations.ts'
import { loadPool } from './load/load-pool.ts'
import { loadLedgerYear } from './load/load-ledger-year.ts'
import { loadLedger, type DemoMovement } from './load/load-ledger.ts'
import { loadPortals } from './load/load-portals.ts'
import { loadPurchases, loadPurchaseSteps, purchased } from './load/load-purchases.ts'
import { loadProof } from './load/load-proof.ts'
import { loadRenewals } from './load/load-renewals.ts'
import { loadSchedules } from './load/load-schedules.ts'
import { loadOrderSteps } from './load/load-order-steps.ts'
import { loadSessionSeats } from './load/load-session-seats.ts'
import { loadShares } from './load/load-shares.ts'
import { loadSubscription } from './load/load-subscription.ts'
import { loadSeats } from './load/load-seats.ts'
import { loadResponses } from './load/load-responses.ts'
import { loadVersions } from './load/load-versions.ts'
import { storeDocuments } from './load/store-documents.ts'
import { storeFooterDocuments } from './load/store-footer-documents.ts'
import { storeLibrary } from './load/store-library.ts'
import { storeScormPackages } from './load/store-scorm-packages.ts'
import { storePictures } from './pictures/store-pictures.ts'

/**
 * Fills an empty database with the demo portals and their files; on any other database it does nothing and says so. Everything is in one transaction,
 * so an interrupted load leaves nothing behind.
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
      const ids = await loadPortals(bulk, [...demoPortals, ...smallPortals], { coreId: config.CORE_PORTAL_ID })
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
      for (const { key } of smallPortals) await loadSubscription(bulk, { id: ids.get(key) ?? 0, key })
      const party = (key: string) => ({
        id: ids.get(key) ?? 0,
        name: demoPortals.find((portal) => portal.key === key)?.name ?? '',
      })
      await loadShares(bulk, { core: party('core'), summit: party('summit') })
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
    storeFooterDocuments(storage, demoPortals),
  ])
  return { scorm, documents }
}

/** Courses the demo's manager bought seats of: one with seats left, one sold out. */
const seats_of = ['bloodborne-pathogens-for-healthcare-workers', 'food-handler-essentials'] as const
const managed: readonly string[] = [...seats_of, ...Object.values(purchased)]

interface PortalInput {
  id: number
  key: string
  faq: { sells: boolean } | null
  courses: ReturnType<typeof coursesOfPortal>
  people: Awaited<ReturnType<typeof loadPeople>>
  documents: Awaited<ReturnType<typeof storeDocuments>>
  scorm: Awaited<ReturnType<typeof storeScormPackages>>
}

const partnerEmail = demoAccounts.find(({ role }) => role === 'partner')?.email ?? ''

async function loadPortal(bulk: Bulk, { id, key, faq, courses, people, documents, scorm }: PortalInput): Promise<void> {
  const portal = { id, key }
  const lists = await loadLists(bulk, id, courses, faq)
  await loadInstructors(bulk, id, courses, people.author)
  const ids = await loadCourses(bulk, { portal_id: id, courses, lists, author: people.author })
  const outlines = await loadCourseContent(bulk, { portal_id: id, courses, ids, documents, scorm })
  await loadBundles(bulk, id, ids)
  if (faq?.sells) await loadCoupons(bulk, id, ids)
  if (key === 'core') {
    await loadPartners(bulk, { portal_id: id, courses, ids, user_id: idOf(people.account, partnerEmail) })
    await loadSchedules(bulk, { portal_id: id, ids })
    await loadRenewals(bulk, id)
    await loadEmptyEntries(bulk, id)
    await loadPool(bulk, id)
  }
  await loadLearning(bulk, { portal, courses, ids, outlines, learner: people.learner })
  await loadStudentQuestions(bulk, id)
  const accounts = { portal, account: people.account, courses, ids, outlines }
  await loadAccounts(bulk, accounts)
  if (key === 'core') await loadSessionSeats(bulk, id)
  if (key === 'core') await loadMemberFacts(bulk, { portal_id: id, people })
  const movements: DemoMovement[] = []
  if (key === 'core') {
    const seats = { email: 'manager@portico.test', quantity: 25, taken: 9 }
    const [slug, sold_out_slug] = seats_of
    movements.push(...(await loadSeats(bulk, accounts, { ...seats, slug })))
    const sold_out = { ...seats, slug: sold_out_slug, quantity: 10, taken: 10 }
    movements.push(...(await loadSeats(bulk, accounts, sold_out)))
    movements.push(...(await loadPurchases(bulk, accounts, 'admin@portico.test')))
  }
  await loadOrderSteps(bulk, id)
  if (key === 'core') await loadPurchaseSteps(bulk, id)
  await loadSubscription(bulk, portal)
  // Skip courses with purchased seats: a manager can have only one credit account per course.
  const course_ids = [...ids].flatMap(([slug, course_id]) => (managed.includes(slug) ? [] : [course_id])).slice(0, 3)
  const manager_id = key === 'core' ? people.account.get('manager@portico.test') : undefined
  await loadLedger(bulk, [...movements, ...(await loadLedgerYear(bulk, { portal_id: id, manager_id, course_ids }))])
  await loadResponses(bulk, id)
  if (key === 'core') await loadVersions(bulk, id)
  if (manager_id !== undefined) {
    await loadInvitations(bulk, { portal_id: id, manager_id, course_id: ids.get(seats_of[0]) ?? 0 })
    await loadAnnouncements(bulk, { portal_id: id, by: people.account.get('admin@portico.test') ?? manager_id })
  }
  await loadProof(bulk, id, { documents, key })
  await refreshCatalog(bulk, id)
}
