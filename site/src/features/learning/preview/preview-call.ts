import type { Call } from '@portico/shared/calls/call.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { browserCall } from '../../../kernel/browser-call.ts'
import { rejectInPreview, type Answer } from './answer.ts'

/** A preview's learner calls: known ones are answered in the page, other reads go to the API, other writes are rejected. */
export function previewCall(all: readonly Answer[]): Call {
  const known = new Map(all)
  return async (endpoint, ...args) => {
    const answer = known.get(endpoint)
    if (answer) return (await answer(args[0] ?? {})) as Data<typeof endpoint>
    if (endpoint.method === 'GET' && !endpoint.path.startsWith('/learner/')) return browserCall(endpoint, ...args)
    return rejectInPreview('This is a preview of the course: only learners who are enrolled can do this.')
  }
}
