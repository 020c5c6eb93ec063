import './credits.css'
import {
  download_credit_statement,
  get_portal_credits,
  list_credit_transactions,
  print_credit_statement,
} from '@portico/shared/contract/credits/ledger.ts'
import { partyText } from '@portico/shared/rules/credits/ledger/party-text.ts'
import { creditMoveNames, creditMoves } from '@portico/shared/states/credit-movement.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { creditColumns } from '../../../kernel/credit-columns.tsx'
import { FigureList } from '../../../kernel/figure-list.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { creditsSearchParams } from '../search-params.ts'

const anyMove = { value: '', label: 'Everything' }
const moveOptions = [anyMove, ...creditMoveNames.map((value) => ({ value, label: creditMoves[value].label }))]

/** Converts a typed date and time to an ISO instant, or undefined if it is invalid. */
function instantOf(typed: string | undefined): string | undefined {
  const at = typed === undefined ? Number.NaN : Date.parse(typed)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

type MovementsFilter = { at: string | undefined; account_id: number | undefined }

/** Lists every movement of the portal's credits or of one account, up to now or to an earlier time, with a statement (CRD-016, CRD-021). */
export function Movements({ filter }: { filter?: ReactNode }) {
  const list = usePagedList({
    name: 'credit-movements',
    address: creditsSearchParams,
    filters: ['search', 'move', 'at', 'account'],
    ask: (query, { move, at, account }) =>
      api(list_credit_transactions, {
        query: {
          ...query,
          move: creditMoveNames.find((one) => one === move),
          at: instantOf(at),
          account_id: account,
        },
      }),
  })
  const { search, change } = list
  const asked = { at: instantOf(search.at), account_id: Number(search.account) || undefined }
  return (
    <>
      <Standing {...asked} onEveryAccount={() => change({ account: undefined })} />
      <ListPanel
        list={list}
        name="Movements"
        filters={
          <>
            {filter}
            <SearchFilter label="Search" placeholder="Person, course or company" {...list.searchField} />
            <Field label="Kind">
              <Select
                value={search.move ?? ''}
                options={moveOptions}
                onChange={({ target }) => change({ move: target.value || undefined })}
              />
            </Field>
            <Field label="Up to (your time)">
              <TextInput
                type="datetime-local"
                value={search.at ?? ''}
                onChange={({ target }) => change({ at: target.value || undefined })}
              />
            </Field>
          </>
        }
        empty={{ title: 'No movements yet', text: 'Credits that are given, used or returned are listed here.' }}
        table={{
          label: 'Movements of credits',
          columns: creditColumns,
          titleOf: ({ id, move }) => `${creditMoves[move].label}, number ${id}`,
        }}
      />
    </>
  )
}

/** Shows the balance at the chosen time and offers the statement for download. */
function Standing({ at, account_id, onEveryAccount }: MovementsFilter & { onEveryAccount: () => void }) {
  const { portal } = useSession()
  const { data } = useQuery({
    queryKey: ['portal-credits', portal.id, at, account_id],
    queryFn: () => api(get_portal_credits, { query: { at, account_id } }),
  })
  const words = new URLSearchParams({
    ...(at ? { at } : {}),
    ...(account_id ? { account_id: String(account_id) } : {}),
  })
  const query = words.size > 0 ? `?${words}` : ''
  return (
    <section className="panel" aria-label="Statement">
      <div className="panel-body stack">
        {data?.account ? (
          <div className="credit-account">
            <h2>{partyText(data.account)}</h2>
            <Button kind="quiet" size="small" onClick={onEveryAccount}>
              Show the whole portal
            </Button>
          </div>
        ) : null}
        {data ? <FigureList figures={figuresOf(data)} /> : null}
        {data?.link ? (
          <p className="small muted credit-proof">{`Link ${data.link.position} of the ledger: ${data.link.hash}`}</p>
        ) : null}
        <div className="row">
          <LinkButton kind="secondary" icon="download" href={downloadUrl(`${print_credit_statement.path}${query}`)}>
            Statement as PDF
          </LinkButton>
          <LinkButton kind="secondary" icon="download" href={downloadUrl(`${download_credit_statement.path}${query}`)}>
            Statement as CSV
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

type Figures = {
  total: number
  remaining: number
  distributed: number
  used: number
  account: { balance: number } | null
}
const figuresOf = ({ total, remaining, distributed, used, account }: Figures): readonly (readonly [string, number])[] =>
  account
    ? [['Balance', account.balance]]
    : [
        ['Total', total],
        ['Remaining', remaining],
        ['Distributed', distributed],
        ['Used', used],
      ]
