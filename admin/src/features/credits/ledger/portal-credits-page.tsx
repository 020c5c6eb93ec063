import { may } from '@portico/shared/access/may.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { CreditsDialog } from '../../../kernel/credits-dialog.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { creditsSearchParams } from '../search-params.ts'
import { CourseCreditsTable } from './course-credits.tsx'
import { HoldersTable } from './holders.tsx'
import { LedgerCheck } from './ledger-check.tsx'
import { dialogOf, type CreditAction } from './credit-action-dialog.ts'
import { Movements } from './movements.tsx'
import { PortalFigures } from './portal-figures.tsx'

const viewLabels = { courses: 'Courses', holders: 'Managers and partners', movements: 'Movements' } as const
type View = keyof typeof viewLabels
const names = Object.keys(viewLabels) as View[]

/** /admin/portal/credits: the portal's credits, who holds them, and how they were used (CRD-015). */
export function PortalCreditsPage() {
  const { me, portal } = useSession()
  const client = useQueryClient()
  const [search, change] = useSearchParams(creditsSearchParams)
  const [ask, setAsk] = useState<CreditAction | null>(null)
  const show = names.find((one) => one === search.show) ?? 'courses'
  const mayMove = may({ roles: [me.current_role], action: 'credits.move_portal' })
  const refresh = () =>
    void Promise.all(
      ['portal-credits', 'course-credits', 'credit-holders', 'credit-movements'].map((name) =>
        client.invalidateQueries({ queryKey: [name, portal.id] }),
      ),
    )
  const filter = (
    <Field label="Show">
      <Select
        value={show}
        options={names.map((value) => ({ value, label: viewLabels[value] }))}
        onChange={({ target }) =>
          change({ show: target.value, search: undefined, move: undefined, at: undefined, account: undefined })
        }
      />
    </Field>
  )
  const onAsk = mayMove ? setAsk : undefined
  const onStatement = (account_id: number) =>
    change({ show: 'movements', account: String(account_id), search: undefined })
  return (
    <>
      <PageHead title="Credits" actions={<LedgerCheck />}>
        One credit enrolls one learner in one course.
      </PageHead>
      {show === 'movements' ? (
        <Movements filter={filter} />
      ) : (
        <>
          <PortalFigures />
          {show === 'courses' ? (
            <CourseCreditsTable filter={filter} onAsk={onAsk} onStatement={onStatement} />
          ) : (
            <HoldersTable filter={filter} onAsk={onAsk} onStatement={onStatement} />
          )}
        </>
      )}
      {ask ? <CreditsDialog {...dialogOf(ask)} onClose={() => setAsk(null)} onDone={refresh} /> : null}
    </>
  )
}
