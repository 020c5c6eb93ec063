import { readdirSync } from 'node:fs'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actsAs from '../../api/src/db/cross-portal/acts-as.ts'
import * as listWork from '../../api/src/db/cross-portal/list-work.ts'
import * as portalAdmin from '../../api/src/db/cross-portal/portal-admin.ts'
import * as portalRecord from '../../api/src/db/cross-portal/portal-record.ts'
import { makeSuperAdmin } from '../../api/src/commands/make-super-admin.ts'
import { adoptPackages } from '../../api/src/content/adopt-packages.ts'
import * as lessonFileMoves from '../../api/src/db/cross-portal/lesson-file-moves.ts'
import * as paymentEvents from '../../api/src/db/cross-portal/payment-events.ts'
import * as crossPortal from '../../api/src/db/cross-portal/portals-and-members.ts'
import * as search from '../../api/src/db/cross-portal/search-index.ts'
import * as visit from '../../api/src/db/cross-portal/standing-enrollment.ts'
import * as staff from '../../api/src/db/cross-portal/staff-stands.ts'
import * as dueTries from '../../api/src/db/cross-portal/due-tries.ts'
import * as expiringCertificates from '../../api/src/db/cross-portal/expiring-certificates.ts'
import * as oldFlights from '../../api/src/db/cross-portal/old-flights.ts'
import * as expiredUploads from '../../api/src/db/cross-portal/expired-uploads.ts'
import * as unfinishedImports from '../../api/src/db/cross-portal/unfinished-imports.ts'
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
/** Every file of db/cross-portal; a test compares them with the folder. */
const files = {
  'acts-as.ts': actsAs,
  'due-tries.ts': dueTries,
  'expired-uploads.ts': expiredUploads,
  'expiring-certificates.ts': expiringCertificates,
  'lesson-file-moves.ts': lessonFileMoves,
  'list-work.ts': listWork,
  'old-flights.ts': oldFlights,
  'payment-events.ts': paymentEvents,
  'portal-admin.ts': portalAdmin,
  'portal-record.ts': portalRecord,
  'portals-and-members.ts': crossPortal,
  'search-index.ts': search,
  'staff-stands.ts': staff,
  'standing-enrollment.ts': visit,
  'unfinished-imports.ts': unfinishedImports,
}
type FunctionOf<File> = File extends unknown ? keyof File : never
/** Every function of these files, and two others that read rows of all portals, called once; one that is missing does not compile. */
const calls = {
  portalByHost: ({ platform, config }) => crossPortal.portalByHost(platform.db, 'summit.localhost', config),
  portalById: ({ platform }) => crossPortal.portalById(platform.db, 24),
  allPortals: ({ platform }) => crossPortal.allPortals(platform.db),
  setPortalPaused: ({ platform }) => crossPortal.setPortalPaused(platform.db, 31, false),
  memberOf: ({ platform }) => crossPortal.memberOf(platform.db, ids),
  membershipsOf: ({ platform }) => crossPortal.membershipsOf(platform.db, 9),
  standingEnrollment: ({ platform }) => visit.standingEnrollment(platform.db, ids),
  staffStands: ({ platform }) =>
    staff.staffStands(platform.db, { user_id: 5, portal_id: 24, action: 'courses.read_drafts' }),
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
  countPortals: ({ platform }) =>
    portalAdmin.countPortals(platform.db, { search: 'a', kind: 'tenant', slug: undefined }),
  actsAs: ({ platform }) => actsAs.actsAs(platform.db, { user_id: 5, portal_id: 24, role: 'super_admin' }),
  forgetListWork: ({ platform }) => listWork.forgetListWork(platform),
  portalLine: ({ platform }) => portalAdmin.portalLine(platform.db, 24),
  insertPortal: ({ platform }) => portalAdmin.insertPortal(platform.db, { name: 'New', slug: 'new' }),
  renamePortal: ({ platform }) => portalAdmin.renamePortal(platform.db, 31, 'Summit'),
  removePortal: ({ platform }) => portalAdmin.removePortal(platform.db, 33),
  portalRecord: ({ platform }) => portalRecord.portalRecord(platform.db, 24),

  dueTries: ({ platform, now }) => dueTries.dueTries(platform.db, now()),
  expiringCertificates: ({ platform, now }) =>
    expiringCertificates.expiringCertificates(platform.db, { from: now(), within_days: 90 }),
  forgetOldFlights: ({ platform, now }) => oldFlights.forgetOldFlights(platform.db, now()),
  expiredUploads: ({ platform, now }) => expiredUploads.expiredUploads(platform.db, now()),
  uploadsInUse: ({ platform }) => unfinishedImports.uploadsInUse(platform.db),
  strandedImports: ({ platform, now }) => unfinishedImports.strandedImports(platform.db, now()),
  keepEvent: ({ platform }) =>
    paymentEvents.keepEvent(platform, {
      event: { id: 'evt_1', type: 'charge.refunded', about: null, session: null, refunded_charge_id: null },
      account: 'default',
      raw: '{}',
    }),
  markHandled: ({ platform }) =>
    paymentEvents.markHandled(platform, { account: 'default', id: 'evt_1', portal_id: 24 }),
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

test.each(Object.entries(calls))(
  '[HOUSE-9] %s names the portal wherever it looks a row of a tenant up by its number',
  async (_name, call) => {
    const sent = platformStatements(await statementsOf(world.services, () => call(world.services)))
    expect(sent.length).toBeGreaterThan(0)
    expect(await lookupsBeyondPortal(owner, sent)).toEqual([])
  },
)

test('[HOUSE-9] no file of db/cross-portal is left out', () => {
  const folder = new URL('../../api/src/db/cross-portal/', import.meta.url)
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files))
})

test('[HOUSE-9] the control: a lookup without the portal is found, alone and inside a join; one with it is not', async () => {
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
