import { eq } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { actsAs } from '../db/cross-portal/acts-as.ts'
import { listImports } from '../db/tables/list-imports.ts'
import { runEnrollmentBatch } from '../enrollments/import/run-enrollment-batch.ts'
import { reaction } from '../kernel/reaction.ts'

const batch_size = 50

/** Works through the people of a file, batch by batch: progress is seen between them, and whoever asked must still have the right. */
export const task = reaction<'enrollments.import_asked'>(async ({ services, portal, inPortal }, { import_id }) => {
  const named = eq(listImports.id, import_id)
  const [asked] = await inPortal(({ db }) => db.select().from(listImports).where(named))
  for (let isOver = !asked; !isOver && asked;) {
    const held = { user_id: asked.asked_by, portal_id: portal.id, role: asked.role }
    const mayStill =
      may({ roles: [asked.role], action: 'enrollments.manage' }) && (await actsAs(services.platform.db, held))
    if (!mayStill) await inPortal(({ db }) => db.update(listImports).set({ state: listImport.denied }).where(named))
    const batch = { import_id, size: batch_size, portal, now: services.now() }
    isOver = !mayStill || (await inPortal((scope) => runEnrollmentBatch(scope, batch)))
  }
})
