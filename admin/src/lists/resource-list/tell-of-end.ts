import type { ListJob } from '@portico/shared/resources/bulk-calls.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { listJob } from '@portico/shared/states/list-job.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { endWords } from './end-words.ts'
import { untilOver } from './until-over.ts'
import type { useUndo } from './use-undo.ts'

type Asked = { job: ListJob; offerUndo: ReturnType<typeof useUndo> }

/** Reports the end of a bulk job on whatever page is open then; a list that follows the job reports it itself. */
export async function tellOfEnd(list: ResourceName, { job, offerUndo }: Asked): Promise<void> {
  // The open page reports a failed call; the report stays in the list.
  const ended = await untilOver(list, job).catch(() => null)
  if (!ended || new URLSearchParams(location.search).get('job') === String(ended.id)) return
  if (ended.kind === 'delete' && ended.done > 0) offerUndo(endWords(ended), { job_id: ended.id })
  else toasts.show({ kind: isWhole(ended) ? 'success' : 'info', text: endWords(ended) })
}

const isWhole = ({ state, refused }: ListJob): boolean => state === listJob.finished && refused === 0
