import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { enroll, makeCourse } from './course.ts'
import { createWorld } from './world.ts'

// A process meant to be killed: six learners start and finish a course's items in parallel, and it prints every answered call.
const [url = ''] = process.argv.slice(2)
const world = await createWorld({}, { url, drop: async () => {} })
const course = await makeCourse(world, { outline: Array.from({ length: 40 }, () => ['Text', 'Text'] as const) })
await Promise.all(
  Array.from({ length: 6 }, async () => {
    const learner = await world.person('learner')
    const related_id = await enroll(world, { course, user_id: learner.id })
    for (const { id } of course.items)
      for (const call of [start_module_item, finish_module_item]) {
        const { item } = await learner.call(call, { params: { id }, body: { related_id } })
        process.stdout.write(`${related_id} ${id} ${item.status}\n`)
      }
  }),
)
