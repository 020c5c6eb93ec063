import './figure-list.css'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'

/** A few counts side by side, each below its label. */
export const FigureList = ({ figures }: { figures: readonly (readonly [string, number])[] }) => (
  <dl className="figure-list">
    {figures.map(([label, figure]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{formatCount(figure)}</dd>
      </div>
    ))}
  </dl>
)
