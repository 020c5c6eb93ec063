import { preview_version } from '@portico/shared/contract/courses/outline.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { readsLearners } from '../../../access/door.ts'
import { draftDifference } from '../../draft-difference.ts'
import { versionChanges, type VersionChange } from '../../version-change.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { openVersions } from './edited-draft.ts'
import { outdatedPackages } from './outdated-packages.ts'

const mostRows = 100

export const previewVersion = verb(preview_version, async ({ db, actor }, { query }) => {
  const versions = await openVersions(db, query.course_id)
  const draft = versions.find((one) => one.state === 'draft')
  const current = versions.find((one) => one.state === 'current')
  if (!draft || !current) return fail('courses.nothing_to_publish')
  const changes = await versionChanges(db, {
    course_id: query.course_id,
    draft_id: draft.id,
    current_id: current.id,
    reach: query.reach,
    published_by: actor.id,
  })
  // Anyone who may publish sees the counts; only people with this course's learners in reach see names.
  const namesThem = await readsLearners(db, { actor, course_id: query.course_id })
  const count = (is: (change: VersionChange) => boolean): number => changes.filter(is).length
  return {
    outline: await draftDifference(db, { draft_id: draft.id, current_id: current.id }),
    moved: changes.length,
    rising: count(({ before, after }) => after.percentage > before.percentage),
    falling: count(({ before, after }) => after.percentage < before.percentage),
    finishing: count(({ after }) => after.status === itemProgress.finished),
    opening: count(({ opened }) => opened > 0),
    locking: count(({ locked }) => locked > 0),
    kept_packages: await outdatedPackages(db, {
      draft_id: draft.id,
      enrollment_ids: changes.map(({ related_id }) => related_id),
    }),
    learners: (namesThem ? changes : [])
      .filter(isChange)
      .slice(0, mostRows)
      .map(({ user_id: _, ...shown }) => shown),
  }
})

const isChange = ({ before, after, opened, locked }: VersionChange): boolean =>
  before.status !== after.status || before.percentage !== after.percentage || opened > 0 || locked > 0
