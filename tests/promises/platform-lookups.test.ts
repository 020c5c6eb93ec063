import { globSync } from 'node:fs'
import { basename } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actsAs from '../../api/src/db/cross-portal/still-has-role.ts'
import * as boughtPortals from '../../api/src/domains/orders/cross-portal/bought-portals.ts'
import * as courseSharesOf from '../../api/src/domains/shares/cross-portal/course-shares.ts'
import * as dueAnnouncements from '../../api/src/domains/portals/cross-portal/due-announcements.ts'
import * as oldClicks from '../../api/src/domains/partners/cross-portal/old-clicks.ts'
import * as sharedContentOf from '../../api/src/domains/shares/cross-portal/shared-content.ts'
import * as coreSchedules from '../../api/src/domains/catalog/cross-portal/core-schedules.ts'
import * as followSeats from '../../api/src/domains/catalog/cross-portal/follow-session-seats.ts'
import * as seatsOfSession from '../../api/src/domains/catalog/cross-portal/seats-of-session.ts'
import * as sessionSeats from '../../api/src/domains/catalog/cross-portal/session-seats.ts'
import * as waitingPurchases from '../../api/src/domains/orders/cross-portal/waiting-purchases.ts'
import * as duePurchases from '../../api/src/domains/orders/cross-portal/due-purchases.ts'
import * as pausedRecords from '../../api/src/domains/credentials/cross-portal/paused-records.ts'
import * as listWork from '../../api/src/domains/lists/cross-portal/list-work.ts'
import * as portalAdmin from '../../api/src/domains/portals/cross-portal/portal-admin.ts'
import * as portalOfAccount from '../../api/src/domains/orders/cross-portal/portal-of-account.ts'
import * as portalRecord from '../../api/src/domains/portals/cross-portal/portal-record.ts'
import { totalIfRequested } from '../../api/src/kernel/paginate.ts'
import { makeSuperAdmin } from '../../api/src/commands/make-super-admin.ts'
import { adoptPackages } from '../../api/src/domains/scorm/adopt-packages.ts'
import * as lessonFileMoves from '../../api/src/domains/media/cross-portal/lesson-file-moves.ts'
import * as paymentEvents from '../../api/src/domains/orders/cross-portal/payment-events.ts'
import * as crossPortal from '../../api/src/db/cross-portal/portals-and-members.ts'
import * as provenDomains from '../../api/src/domains/portals/cross-portal/proven-domains.ts'
import * as search from '../../api/src/domains/catalog/cross-portal/search-index.ts'
import * as visit from '../../api/src/domains/learning/cross-portal/active-enrollment.ts'
import * as staff from '../../api/src/domains/learning/cross-portal/has-staff-access.ts'
import * as dueTries from '../../api/src/domains/exams/cross-portal/due-attempts.ts'
import * as fixSharedQuestionsOf from '../../api/src/domains/item-types/cross-portal/freeze-shared-questions.ts'
import * as expiringCertificates from '../../api/src/domains/credentials/cross-portal/expiring-certificates.ts'
import * as holdsRight from '../../api/src/db/cross-portal/holds-right.ts'
import * as turnedAccreditations from '../../api/src/domains/credentials/cross-portal/turned-accreditations.ts'
import * as oldConsents from '../../api/src/domains/portals/cross-portal/old-consents.ts'
import * as oldFlights from '../../api/src/domains/scorm/cross-portal/old-flights.ts'
import * as oldOpeningRequests from '../../api/src/domains/catalog/cross-portal/old-opening-requests.ts'
import * as expiredUploads from '../../api/src/domains/library/cross-portal/expired-uploads.ts'
import * as unopenedOrders from '../../api/src/domains/orders/cross-portal/unopened-orders.ts'
import * as subscriptionsOf from '../../api/src/domains/subscriptions/cross-portal/subscriptions-of-portals.ts'
import * as unfinishedImports from '../../api/src/domains/scorm/cross-portal/unfinished-imports.ts'
import * as planPayments from '../../api/src/domains/orders/cross-portal/plan-payments.ts'
import { statementsOf } from '../support/statements.ts'
import { lookupsBeyondPortal, platformStatements } from '../support/portal-predicates.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
let owner: postgres.Sql
beforeAll(async () => {
  world = await createWorld()
  owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const ids = { enrollment_id: 7, portal_id: 24, user_id: 9 }
/** Every file of a `cross-portal` folder; a test compares them with the existing files. */
const files = {
  'still-has-role.ts': actsAs,
  'bought-portals.ts': boughtPortals,
  'core-schedules.ts': coreSchedules,
  'course-shares.ts': courseSharesOf,
  'follow-session-seats.ts': followSeats,
  'seats-of-session.ts': seatsOfSession,
  'session-seats.ts': sessionSeats,
  'due-announcements.ts': dueAnnouncements,
  'due-purchases.ts': duePurchases,
  'due-attempts.ts': dueTries,
  'expired-uploads.ts': expiredUploads,
  'expiring-certificates.ts': expiringCertificates,
  'freeze-shared-questions.ts': fixSharedQuestionsOf,
  'holds-right.ts': holdsRight,
  'lesson-file-moves.ts': lessonFileMoves,
  'list-work.ts': listWork,
  'old-clicks.ts': oldClicks,
  'old-consents.ts': oldConsents,
  'old-flights.ts': oldFlights,
  'old-opening-requests.ts': oldOpeningRequests,
  'paused-records.ts': pausedRecords,
  'payment-events.ts': paymentEvents,
  'plan-payments.ts': planPayments,
  'portal-admin.ts': portalAdmin,
  'portal-of-account.ts': portalOfAccount,
  'portal-record.ts': portalRecord,
  'portals-and-members.ts': crossPortal,
  'proven-domains.ts': provenDomains,
  'search-index.ts': search,
  'shared-content.ts': sharedContentOf,
  'has-staff-access.ts': staff,
  'active-enrollment.ts': visit,
  'subscriptions-of-portals.ts': subscriptionsOf,
  'turned-accreditations.ts': turnedAccreditations,
  'unfinished-imports.ts': unfinishedImports,
  'unopened-orders.ts': unopenedOrders,
  'waiting-purchases.ts': waitingPurchases,
}
type FunctionOf<File> = File extends unknown ? keyof File : never
const terms = { title: 'Shared', owner_percent: 50, min_price: 100, max_discount: null, seats: null }
const days = { starts_on: null, ends_on: null, note: '' }
const offer = { ...terms, ...days, owner: { id: 24, name: 'A' }, receiver: { id: 31, name: 'B' }, course_id: 1 }
const share = { id: 1, portal_id: 31, other_portal_id: 24, side: 'received' } as const
const unanswered = {
  other_portal_name: 'A',
  owner_course_id: 1,
  state: 'accepted',
  offered_at: new Date(0),
  answered_at: null,
  ended_at: null,
  ended_by: null,
} as const
const sale = { id: 1, share_id: 1, seats: 1, paid: 100, owner_amount: 50, refunded_at: null, owner_back: 0 }
/** Calls every function of these files, and two others that read rows of all portals, once; a missing one does not compile. */
const calls = {
  portalByHost: ({ platform, config }) => crossPortal.portalByHost(platform.db, 'summit.localhost', config),
  portalById: ({ platform }) => crossPortal.portalById(platform.db, 24),
  allPortals: ({ platform }) => crossPortal.allPortals(platform.db),
  setPortalPaused: ({ platform }) => portalAdmin.setPortalPaused(platform.db, 31, false),
  memberOf: ({ platform }) => crossPortal.memberOf(platform.db, ids),
  membershipsOf: ({ platform }) => crossPortal.membershipsOf(platform.db, 9),
  activeEnrollment: ({ platform }) => visit.activeEnrollment(platform.db, ids),
  hasStaffAccess: ({ platform }) =>
    staff.hasStaffAccess(platform.db, { user_id: 5, portal_id: 24, action: 'courses.read_drafts' }),
  searchBacklog: ({ platform }) => search.searchBacklog(platform),
  portalsWithCourses: ({ platform }) => search.portalsWithCourses(platform),
  forgetOldSearches: ({ platform }) => search.forgetOldSearches(platform),
  waitingMoves: ({ platform }) => lessonFileMoves.waitingMoves(platform.db),
  markMoved: ({ platform, now }) =>
    lessonFileMoves.markMoved(platform.db, {
      rows: [
        { portal_id: 24, id: 1 },
        { portal_id: 31, id: 2 },
      ],
      now: now(),
    }),
  portalLines: ({ platform }) =>
    portalAdmin.portalLines(platform.db, {
      search: 'a',
      kind: 'tenant',
      slug: 'summit-ce',
      place: { id: 1, back: false },
      size: 5,
    }),
  portalsMatching: ({ platform }) => {
    const rows = portalAdmin.portalsMatching(platform.db, { search: 'a', kind: 'tenant', slug: undefined })
    return totalIfRequested({ with_total: '1' }, platform.db, rows)
  },
  // The order does not exist; only the SQL that is sent matters.
  tenantOfOrder: ({ platform }) =>
    boughtPortals.tenantOfOrder(platform.db, { portal_id: 24, order_id: 7 }).catch(() => null),
  noteBegun: ({ platform, now }) => boughtPortals.noteBegun(platform.db, { portal_id: 24, order_id: 7, at: now() }),
  tenantsOfAdmin: ({ platform }) => boughtPortals.tenantsOfAdmin(platform.db, 9),
  isSlugTaken: ({ platform }) => boughtPortals.isSlugTaken(platform.db, 'summit'),
  holdsRight: ({ platform }) =>
    holdsRight.holdsRight(platform.db, { user_id: 5, portal_id: 24, action: 'uploads.make' }),
  holdsEverywhere: ({ platform }) => holdsRight.holdsEverywhere(platform.db, { user_id: 5, action: 'uploads.make' }),
  stillHasRole: ({ platform }) => actsAs.stillHasRole(platform.db, { user_id: 5, portal_id: 24, role: 'super_admin' }),
  forgetListWork: ({ platform }) => listWork.forgetListWork(platform),
  portalOfAccount: ({ platform }) => portalOfAccount.portalOfAccount(platform, 'acct_1'),
  portalLine: ({ platform }) => portalAdmin.portalLine(platform.db, 24),
  insertPortal: ({ platform }) => portalAdmin.insertPortal(platform.db, { name: 'New', slug: 'new' }),
  renamePortal: ({ platform }) => portalAdmin.renamePortal(platform.db, 31, 'Summit'),
  isDomainProven: ({ platform }) => provenDomains.isDomainProven(platform.db, 'learn.example.com'),
  formerDomains: ({ platform }) => provenDomains.formerDomains(platform.db, 24),
  dueForCheck: ({ platform, now }) => provenDomains.dueForCheck(platform.db, now()),
  removePortal: ({ platform }) => portalAdmin.removePortal(platform.db, 33),
  portalRecord: ({ platform }) => portalRecord.portalRecord(platform.db, 24),

  offerToPortal: ({ platform }) => courseSharesOf.offerToPortal(platform.db, offer, async () => {}).catch(() => null),
  stepShare: ({ platform, now }) =>
    courseSharesOf.stepShare(platform.db, { share, to: 'accepted', at: now(), by: 'owner' }, async () => {}),
  sharedCourse: ({ platform }) => courseSharesOf.sharedCourse(platform.db, { ...offer, ...share, ...unanswered }),
  runningShares: ({ platform }) => courseSharesOf.runningShares(platform.db),
  seatsOfShares: ({ platform }) => courseSharesOf.seatsOfShares(platform.db, [share]),
  saveSales: ({ platform, now }) =>
    courseSharesOf.saveSales(platform.db, { owner_id: 24, sales: [{ ...sale, sold_at: now() }] }).catch(() => null),
  keyOfQuestion: ({ platform }) => sharedContentOf.keyOfQuestion(platform.db, { portal_id: 24, question_id: 1 }),
  sharedContent: ({ platform }) => sharedContentOf.sharedContent(platform.db, { portal_id: 24, version_ids: [1, 2] }),
  freezeSharedQuestions: ({ platform }) =>
    platform.db.transaction((tx) =>
      fixSharedQuestionsOf.freezeSharedQuestions(tx, { portal_id: 24, version_ids: [1, 2] }),
    ),
  dueAnnouncements: ({ platform, now }) => dueAnnouncements.dueAnnouncements(platform.db, now()),
  forgetOldClicks: ({ platform, now }) => oldClicks.forgetOldClicks(platform.db, now()),
  waitingPurchases: ({ platform, now }) => waitingPurchases.waitingPurchases(platform.db, now()),
  duePurchases: ({ platform, now }) => duePurchases.duePurchases(platform.db, now()),
  pausedPortalsOf: ({ platform }) => pausedRecords.pausedPortalsOf(platform.db, 9),
  pausedCertificate: ({ platform }) => pausedRecords.pausedCertificate(platform.db, '00000-00000-00000-00000'),
  dueAttempts: ({ platform, now }) => dueTries.dueAttempts(platform.db, now()),
  turnedAccreditations: ({ platform, now }) => turnedAccreditations.turnedAccreditations(platform.db, now()),
  expiringCertificates: ({ platform, now }) =>
    expiringCertificates.expiringCertificates(platform.db, { from: now(), within_days: 90 }),
  forgetOldOpeningRequests: ({ platform, now }) => oldOpeningRequests.forgetOldOpeningRequests(platform.db, now()),
  forgetOldConsents: ({ platform, now }) => oldConsents.forgetOldConsents(platform.db, now()),
  forgetOldFlights: ({ platform, now }) => oldFlights.forgetOldFlights(platform.db, now()),
  closeUnopenedOrders: ({ platform, now }) => unopenedOrders.closeUnopenedOrders(platform.db, now()),
  expiredUploads: ({ platform, now }) => expiredUploads.expiredUploads(platform.db, now()),
  uploadsInUse: ({ platform }) => unfinishedImports.uploadsInUse(platform.db),
  strandedImports: ({ platform, now }) => unfinishedImports.strandedImports(platform.db, now()),
  storeEvent: ({ platform }) =>
    paymentEvents.storeEvent(platform, {
      event: { id: 'evt_1', type: 'charge.refunded', about: null, session: null, payment_id: null, connected: null },
      account: 'default',
      raw: '{}',
    }),
  noteOutcome: ({ platform }) =>
    paymentEvents.noteOutcome(platform, {
      account: 'default',
      id: 'evt_1',
      outcome: 'applied',
      portal_id: 24,
      order_id: 7,
    }),
  orderOfPayment: ({ platform }) => paymentEvents.orderOfPayment(platform, 'pi_1'),
  eventsOfPortal: ({ platform }) =>
    paymentEvents.eventsOfPortal(platform, { portal_id: 24, search: 'evt', place: null, size: 5 }),
  countEvents: ({ platform }) => paymentEvents.countEvents(platform, { portal_id: 24, outcome: 'failed', most: 5 }),
  eventOfPortal: ({ platform }) => paymentEvents.eventOfPortal(platform, { portal_id: 24, number: 1 }),
  coreSchedules: ({ platform, now }) => coreSchedules.coreSchedules(platform.db, { core_portal_id: 24, now: now() }),
  reserveIn: ({ platform, now }) =>
    sessionSeats.reserveIn(platform.db, {
      core_portal_id: 24,
      session_id: 1,
      user_id: 9,
      of_portal_id: 31,
      enrollment_id: null,
      instead_of: null,
      now: now(),
    }),
  openSeats: ({ platform }) => sessionSeats.openSeats(platform.db, { core_portal_id: 24, user_id: 9 }),
  endSeat: ({ platform, now }) =>
    sessionSeats.endSeat(platform.db, { core_portal_id: 24, session_id: 1, user_id: 9, by: 'person', at: now() }),
  nextWithSeats: ({ platform, now }) =>
    sessionSeats.nextWithSeats(platform.db, { core_portal_id: 24, session: { id: 1, course_id: 1 }, now: now() }),
  peopleOfSession: ({ platform }) =>
    seatsOfSession.peopleOfSession(platform.db, { core_portal_id: 24, session_id: 1, place: null, most: 2 }),
  everySeat: ({ platform }) => seatsOfSession.everySeat(platform.db, { core_portal_id: 24, session_id: 1 }),
  seatToTell: ({ platform }) =>
    seatsOfSession.seatToTell(platform.db, { core_portal_id: 24, seat_id: 1, of_portal_id: 31 }),
  followSessionSeats: ({ platform, now }) =>
    followSeats.followSessionSeats(platform.db, { core_portal_id: 24, now: now() }),
  subscriptionLines: ({ platform }) =>
    subscriptionsOf.subscriptionLines(platform.db, {
      search: 'a',
      status: 'active',
      plan: 'growing',
      place: { id: 1, back: false },
      size: 5,
    }),
  subscriptionsMatching: ({ platform }) => {
    const all = { search: 'a', status: undefined, plan: undefined }
    return totalIfRequested({ with_total: '1' }, platform.db, subscriptionsOf.subscriptionsMatching(platform.db, all))
  },
  paymentsForPortal: ({ platform }) => planPayments.paymentsForPortal(platform.db, 31),
  subscriptionLine: ({ platform }) => subscriptionsOf.subscriptionLine(platform.db, 31),
  eventsOfSubscription: ({ platform }) => subscriptionsOf.eventsOfSubscription(platform.db, 31),
  overdueSubscriptions: ({ platform, now }) => subscriptionsOf.overdueSubscriptions(platform.db, now()),
  endingSubscriptions: ({ platform, now }) =>
    subscriptionsOf.endingSubscriptions(platform.db, { before: now(), now: now() }),
  adoptPackages,
  makeSuperAdmin: ({ platform, auth }) =>
    makeSuperAdmin({
      platform: platform.db,
      auth: auth.connection.db,
      core_portal_id: 24,
      email: 'root@example.com',
      password_hash: 'x',
    }),
} satisfies Record<
  FunctionOf<(typeof files)[keyof typeof files]> | 'adoptPackages' | 'makeSuperAdmin',
  (services: World['services']) => Promise<unknown>
>

test.each(Object.entries(calls))('%s names the portal whenever it looks up a tenant row by id', async (_name, call) => {
  const sent = platformStatements(await statementsOf(world.services, () => call(world.services)))
  expect(sent.length).toBeGreaterThan(0)
  expect(await lookupsBeyondPortal(owner, sent)).toEqual([])
})

test('lists every file of a cross-portal folder', () => {
  const found = globSync('api/src/{db,domains/*}/cross-portal/*.ts').map((path) => basename(path))
  expect(found.toSorted()).toEqual(Object.keys(files).toSorted())
})

test('control: finds lookups without the portal, alone or in joins, and accepts ones with it', async () => {
  expect(await lookupsBeyondPortal(owner, ['update orders set paid_at = now() where id = $1'])).toEqual([
    'orders: (id = $1)',
  ])
  expect(
    await lookupsBeyondPortal(owner, [
      'select 1 from enrollments e join courses c on c.id = e.course_id where e.portal_id = $1 and e.id = $2',
    ]),
  ).toEqual([expect.stringContaining('courses: (id = ')])
  expect(
    await lookupsBeyondPortal(owner, [
      'select 1 from enrollments e join courses c on c.portal_id = e.portal_id and c.id = e.course_id where e.portal_id = $1 and e.id = $2',
      'select 1 from memberships where user_id = $1',
    ]),
  ).toEqual([])
})
