import type { Call } from '@portico/shared/calls/call.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { browserCall } from '../../../kernel/browser-call.ts'
import { refuse, type Answer } from './answer.ts'

/** The learner's calls of a preview: answered in the page. Other reads go to the API; whatever would change something there is refused. */
export function previewCall(all: readonly Answer[]): Call {
  const known = new Map(all)
  return async (endpoint, ...args) => {
    const answer = known.get(endpoint)
    if (answer) return (await answer(args[0] ?? {})) as Data<typeof endpoint>
    if (endpoint.method === 'GET' && !endpoint.path.startsWith('/learner/')) return browserCall(endpoint, ...args)
    return refuse('This is a preview of the course: only learners who are enrolled can do this.')
  }
}
