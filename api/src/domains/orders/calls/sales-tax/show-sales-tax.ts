import { show_sales_tax } from '@portico/shared/contract/orders/sales-tax.ts'
import { verb } from '../../../../kernel/verb.ts'
import { versioned } from '../../../../kernel/versioned.ts'
import { readSalesTax } from './read-sales-tax.ts'

export const showSalesTax = verb(show_sales_tax, async ({ db }) => versioned(await readSalesTax(db)))
