import { list_question_pools, type PoolEntry } from '@portico/shared/contract/exams/question-pools.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import type { Content, ErrorOf } from '../item-editor.ts'

type Pools = Content<'Exam'>['fields']['pools']
type Props = { pools: Pools; errorOf: ErrorOf; onChange: (pools: Pools) => void }

/** Chooses the pools that each attempt draws from, and how many questions (EXM-018). */
export function PoolsField({ pools, errorOf, onChange }: Props) {
  const { portal } = useSession()
  const { data } = useQuery({
    queryKey: ['question-pools', portal.id, 'all'],
    queryFn: async () => (await api(list_question_pools, { query: { per_page: 100 } })).data,
  })
  const left = (data ?? []).filter(({ id }) => !pools.some((one) => one.question_pool_id === id))
  return (
    <fieldset className="plain-fieldset stack" aria-label="Question pools">
      {pools.map((pool, at) => (
        <PoolRow
          key={pool.question_pool_id}
          pool={pool}
          entry={data?.find(({ id }) => id === pool.question_pool_id)}
          error={errorOf(`pools.${at}.draw`)}
          onDraw={(draw) => onChange(pools.with(at, { ...pool, draw }))}
          onRemove={() => onChange(pools.toSpliced(at, 1))}
        />
      ))}
      {pools.length > 0 && data && left.length === 0 ? (
        <p className="small muted">Every question pool of the portal is attached.</p>
      ) : (
        <PoolChoice
          left={left}
          isNone={data?.length === 0}
          onChoose={({ id, questions_count }) =>
            onChange([...pools, { question_pool_id: id, draw: Math.min(5, questions_count) }])
          }
        />
      )}
      <p className="small">
        <Link to={linkToStaff('questionPools')}>Manage question pools</Link>
      </p>
    </fieldset>
  )
}

type Choice = { left: readonly PoolEntry[]; isNone: boolean; onChoose: (pool: PoolEntry) => void }
const PoolChoice = ({ left, isNone, onChoose }: Choice) => (
  <Field label="Draw questions from a pool" optional help="Each attempt draws its own questions at random.">
    <Select
      value=""
      placeholder={isNone ? 'There are no pools yet' : 'Choose a pool'}
      options={left.map(({ id, title, questions_count }) => ({
        value: id,
        label: `${title} (${questions_count} questions)`,
        disabled: questions_count === 0,
      }))}
      onChange={(event) => {
        const chosen = left.find(({ id }) => id === Number(event.target.value))
        if (chosen) onChoose(chosen)
      }}
    />
  </Field>
)

type Row = {
  pool: Pools[number]
  entry: PoolEntry | undefined
  error: string | undefined
  onDraw: (draw: number) => void
  onRemove: () => void
}

function PoolRow({ pool, entry, error, onDraw, onRemove }: Row) {
  const title = entry?.title ?? 'Question pool'
  const short = entry && entry.questions_count < pool.draw
  return (
    <div className="pool-row">
      <Field
        label={`Questions from ${title}`}
        help={entry ? `Of ${entry.questions_count} in the pool.` : undefined}
        error={error ?? (short ? `This pool has only ${entry.questions_count}. Attempts ask all of them.` : undefined)}
      >
        <TextInput
          type="number"
          min={1}
          max={500}
          value={pool.draw}
          onChange={(event) => onDraw(Number(event.target.value))}
        />
      </Field>
      <IconButton icon="close" size="small" label={`Detach ${title}`} onClick={onRemove} />
    </div>
  )
}
