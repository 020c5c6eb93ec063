import type { Verb } from '../../../kernel/verb.ts'
import { giveManagerCredits } from './hand-out/give-manager-credits.ts'
import { listGivenManagers } from './hand-out/list-given-managers.ts'
import { listManagerTransactions } from './hand-out/list-manager-transactions.ts'
import { takeBackSeat } from './hand-out/take-back-seat.ts'
import { takeManagerCredits } from './hand-out/take-manager-credits.ts'
import { checkCreditLedger } from './ledger/check-credit-ledger.ts'
import { downloadCreditStatement } from './ledger/download-credit-statement.ts'
import { getPortalCredits } from './ledger/get-portal-credits.ts'
import { listCourseCredits } from './ledger/list-course-credits.ts'
import { listCreditHolders } from './ledger/list-credit-holders.ts'
import { listCreditTransactions } from './ledger/list-credit-transactions.ts'
import { printCreditStatement } from './ledger/print-credit-statement.ts'
import { giveCredits } from './moves/give-credits.ts'
import { takeCredits } from './moves/take-credits.ts'
import { takePortalCredits } from './moves/take-portal-credits.ts'
import { getManagerCourse } from './get-manager-course.ts'
import { getManagerOutline } from './get-manager-outline.ts'
import { givePortalCredits } from './give-portal-credits.ts'
import { listManagerCertificates } from './list-manager-certificates.ts'
import { listManagerCourses } from './list-manager-courses.ts'
import { listManagerPeople } from './list-manager-people.ts'
import { listSeatPurchases } from './list-seat-purchases.ts'

export const credits: readonly Verb[] = [
  listManagerCourses,
  getManagerCourse,
  getManagerOutline,
  listManagerPeople,
  listManagerCertificates,
  listSeatPurchases,
  givePortalCredits,
  takePortalCredits,
  getPortalCredits,
  listCreditTransactions,
  listCreditHolders,
  listCourseCredits,
  downloadCreditStatement,
  printCreditStatement,
  checkCreditLedger,
  giveCredits,
  takeCredits,
  giveManagerCredits,
  takeBackSeat,
  listGivenManagers,
  takeManagerCredits,
  listManagerTransactions,
]
