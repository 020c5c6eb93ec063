import { expect, test } from 'vitest'
import { overdueDays } from './overdue-days.ts'

const purchase_order = { due_on: '2026-11-01' }

test('[CHK-012] an unpaid purchase order is overdue after its due date, never if paid or canceled', () => {
  const on = (today: string) => overdueDays({ status: 1, purchase_order }, today)
  expect([on('2026-10-31'), on('2026-11-01'), on('2026-11-02'), on('2026-11-15')]).toEqual([0, 0, 1, 14])
  expect(overdueDays({ status: 3, purchase_order }, '2026-11-15')).toBe(0)
  expect(overdueDays({ status: 2, purchase_order }, '2026-11-15')).toBe(0)
})

test('[CHK-012] orders paid immediately, or granted only after payment, are never overdue', () => {
  expect(overdueDays({ status: 1, purchase_order: null }, '2026-11-15')).toBe(0)
  expect(overdueDays({ status: 1, purchase_order: { due_on: null } }, '2026-11-15')).toBe(0)
})
