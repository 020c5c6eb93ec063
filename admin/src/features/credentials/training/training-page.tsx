import './training.css'
import {
  list_training_queue,
  trainingQueueStates,
  type QueuedTraining,
} from '@portico/shared/contract/credentials/proof-training.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { trainingSearchParams } from '../search-params.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { trainingColumns } from './training-columns.tsx'

const labels = { waiting: 'Waiting for review', accepted: 'Accepted', refused: 'Not accepted' } as const
const nothing = {
  waiting: {
    title: 'Nothing to review right now',
    text: 'Training that learners add to their transcript appears here.',
  },
  accepted: { title: 'Nothing accepted yet', text: 'Accepted records stay here.' },
  refused: { title: 'Nothing declined', text: 'Records that were not accepted stay here, with the reason.' },
} as const

const stateOf = (text: string | undefined) => trainingQueueStates.find((one) => one === text) ?? 'waiting'

/** /training-records: training that learners report from elsewhere, longest waiting first. */
export function TrainingPage() {
  const [opened, setOpened] = useState<QueuedTraining | null>(null)
  const list = usePagedList({
    name: 'training-records',
    address: trainingSearchParams,
    filters: [],
    ask: ({ search: _unused, ...asked }, search) =>
      api(list_training_queue, { query: { ...asked, state: stateOf(search.state) } }),
  })
  const state = stateOf(list.search.state)
  return (
    <ListPage
      title="Outside training"
      purpose="Training that learners completed with other providers. Accepted records count in their transcript."
      list={list}
      filters={
        <Field label="Show">
          <Select
            value={state}
            options={trainingQueueStates.map((value) => ({ value, label: labels[value] }))}
            onChange={({ target }) => list.change({ state: target.value })}
          />
        </Field>
      }
      empty={nothing[state]}
      table={{
        label: 'Outside training',
        columns: trainingColumns({ onOpen: setOpened }),
        titleOf: ({ name, title }) => `${name}: ${title}`,
      }}
    >
      <ReviewDialog
        record={opened}
        onClose={() => setOpened(null)}
        onReviewed={() => {
          setOpened(null)
          void list.query.refetch()
        }}
      />
    </ListPage>
  )
}
