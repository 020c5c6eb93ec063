import { contentStatus, contentSteps, initialContentStatus } from './content.ts'
import { courseStatus, courseSteps, initialCourseStatus } from './course.ts'
import { initialItemProgress, itemProgress, itemProgressSteps } from './item-progress.ts'
import type { Steps } from './may-step.ts'
import { initialOrderState, orderStates, orderSteps } from './order.ts'
import { initialPublishJob, publishJob, publishJobSteps } from './publish-job.ts'

type StateMachine = {
  readonly name: string
  readonly states: readonly (string | number)[]
  readonly initial: string | number
  readonly steps: Steps<never>
}

/** Every table of steps, for the test that walks them all. */
export const everyState: readonly StateMachine[] = [
  {
    name: 'item-progress',
    states: Object.values(itemProgress),
    initial: initialItemProgress,
    steps: itemProgressSteps,
  },
  { name: 'order', states: Object.keys(orderStates), initial: initialOrderState, steps: orderSteps },
  { name: 'course', states: Object.values(courseStatus), initial: initialCourseStatus, steps: courseSteps },
  { name: 'content', states: Object.values(contentStatus), initial: initialContentStatus, steps: contentSteps },
  { name: 'publish-job', states: Object.values(publishJob), initial: initialPublishJob, steps: publishJobSteps },
]
