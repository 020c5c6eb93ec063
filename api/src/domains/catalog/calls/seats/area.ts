import type { Verb } from '../../../../kernel/verb.ts'
import { cancelSeat } from './cancel-seat.ts'
import { cancelSessionSeat } from './cancel-session-seat.ts'
import { exportSessionSeats } from './export-session-seats.ts'
import { listLearnerSessions } from './list-learner-sessions.ts'
import { listSeatsLeft } from './list-seats-left.ts'
import { listSessionSeats } from './list-session-seats.ts'
import { reserveSeat } from './reserve-seat.ts'

export const seats: readonly Verb[] = [
  listSeatsLeft,
  listLearnerSessions,
  reserveSeat,
  cancelSeat,
  listSessionSeats,
  exportSessionSeats,
  cancelSessionSeat,
]
