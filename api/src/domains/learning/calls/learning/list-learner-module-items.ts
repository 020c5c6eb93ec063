import { list_learner_module_items } from '@portico/shared/contract/learning/learning.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readOutline } from '../../outline.ts'
import { readableEnrollment } from '../../own-enrollment.ts'

export const listLearnerModuleItems = verb(list_learner_module_items, async (ctx, { params, query }) => {
  const enrollment = await readableEnrollment(ctx, query.related)
  const { modules } = await readOutline(ctx.db, enrollment.id)
  return (modules.find((module) => module.id === params.module) ?? fail('general.not_found')).items
})
