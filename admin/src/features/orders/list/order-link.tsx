import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'

export const OrderLink = ({ id }: { id: number }) => (
  <Link className="order-link" to={linkToStaff('staffOrder', { order_id: id })}>{`Order ${id}`}</Link>
)
