import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { Waiting } from '../../kernel/waiting.tsx'

/** Placeholder for the list of orders. */
export const OrdersSkeleton = () => (
  <Waiting label="Loading your orders…">
    <ul className="order-list">
      {[1, 2, 3].map((place) => (
        <li key={place}>
          <span className="order-row">
            <span className="order-row-what">
              <Skeleton />
              <Skeleton shape="label" />
            </span>
            <Skeleton shape="label" />
          </span>
          <p className="order-row-receipt">
            <Skeleton shape="label" />
          </p>
        </li>
      ))}
    </ul>
  </Waiting>
)

/** Placeholder for one order: number, line, total. */
export const OrderSkeleton = () => (
  <Waiting label="Loading your order…">
    <div className="stack stack-6">
      <div className="stack stack-2">
        <Skeleton shape="heading" />
        <Skeleton shape="label" />
      </div>
      <div className="card order-line">
        <div className="order-line-head">
          <span className="cart-thumb skeleton" />
          <div className="cart-what">
            <Skeleton count={2} />
          </div>
        </div>
        <Skeleton shape="button" />
      </div>
      <Skeleton />
    </div>
  </Waiting>
)
