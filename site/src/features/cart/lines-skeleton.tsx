import { Spinner } from '@portico/shared/ui/spinner.tsx'

/** Placeholder for the lines while they load, in their size: title, price, number of seats. */
export function LinesSkeleton({ count }: { count: number }) {
  return (
    <>
      <span className="visually-hidden">
        <Spinner label="Loading your cart" />
      </span>
      <ul className="cart-lines" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="cart-line">
            <span className="cart-thumb skeleton" />
            <div className="cart-what">
              <span className="skeleton skeleton-line" />
              <span className="skeleton skeleton-line cart-second" />
              <span className="skeleton skeleton-line cart-short" />
            </div>
            <span className="cart-quantity skeleton skeleton-button" />
          </li>
        ))}
      </ul>
    </>
  )
}
