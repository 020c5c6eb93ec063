import { PageHead } from '../../../kernel/page-head.tsx'
import { Movements } from './movements.tsx'

/** /admin/history-distribution: all movements of the portal's credits, with filters (CRD-016, OP-73). */
export function HistoryPage() {
  return (
    <>
      <PageHead title="Credit history">Who gave credits to whom, and how they were used.</PageHead>
      <Movements />
    </>
  )
}
