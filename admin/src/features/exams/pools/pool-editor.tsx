import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import '../../outline/outline.css'
import { create_pool_questions, type PoolQuestion } from '@portico/shared/contract/exams/question-pools.ts'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { useRef, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { ImportQuestions } from '../../item-types/exam/import-questions.tsx'
import { newQuestion } from '../../item-types/exam/questions.ts'
import { createSaveQueue } from '../../outline/save/save-queue.ts'
import { DeletePool } from './delete-pool.tsx'
import { PoolQuestionRow, type EditedQuestion } from './pool-question-row.tsx'
import { PoolSaveState } from './pool-save-state.tsx'
import type { OpenedPool } from './pool-query.ts'
import { PoolUses } from './pool-uses.tsx'
import { RenamePool } from './rename-pool.tsx'

type Entry = EditedQuestion & { key: number }

/** Edits a pool: its title, its uses and its questions. Every change saves automatically. */
export function PoolEditor({ pool, mayEdit }: { pool: OpenedPool; mayEdit: boolean }) {
  const [queue] = useState(createSaveQueue)
  const [named, setNamed] = useState({ title: pool.title, version: pool.version })
  const keys = useRef(0)
  const entryOf = (saved: PoolQuestion): Entry => ({ key: (keys.current += 1), ...edited(saved), isOpen: false })
  const [entries, setEntries] = useState<Entry[]>(() => pool.questions.map(entryOf))
  const add = () => {
    const fresh = { key: (keys.current += 1), question: newQuestion(true), saved: null, isOpen: true }
    setEntries((all) => [...all, fresh])
  }
  const bringIn = async (questions: AuthoredQuestion[]) => {
    const added = await api(create_pool_questions, { params: { id: pool.id }, body: { questions } })
    setEntries((all) => [...all, ...added.map(entryOf)])
  }
  return (
    <>
      <PageHead
        title={named.title}
        actions={
          mayEdit ? (
            <>
              <RenamePool pool_id={pool.id} named={named} onRenamed={setNamed} />
              <DeletePool pool_id={pool.id} title={named.title} />
            </>
          ) : null
        }
      >
        <PoolUses uses={pool.used_in} />
      </PageHead>
      <div className="panel">
        <div className="panel-body stack">
          <div className="pool-bar">
            <h2>{countOf(entries.length, 'question')}</h2>
            {mayEdit ? <PoolSaveState queue={queue} /> : null}
          </div>
          {entries.length === 0 ? <NoQuestions /> : null}
          <ol className="pool-questions">
            {entries.map(({ key, ...entry }, at) => (
              <li key={key}>
                <PoolQuestionRow
                  {...{ pool_id: pool.id, entry, number: at + 1, queue, mayEdit }}
                  onRemoved={() => setEntries((all) => all.filter((one) => one.key !== key))}
                />
              </li>
            ))}
          </ol>
          {mayEdit ? (
            <div className="pool-actions">
              <Button kind="secondary" icon="plus" onClick={add}>
                Add question
              </Button>
              <ImportQuestions onAdd={(questions) => void bringIn(questions).catch(showFailure)} />
            </div>
          ) : null}
        </div>
      </div>
    </>
  )
}

function edited({ id, version, question_pool_id: _pool, ...question }: PoolQuestion): Omit<EditedQuestion, 'isOpen'> {
  return { question: { ...question, id }, saved: { id, version } }
}

const NoQuestions = () => <EmptyState title="No questions yet">Add the questions that exams draw from.</EmptyState>
