import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBundle } from './add-bundle.ts'
import { addCourse } from './add-course.ts'
import { type Cart, cartCount, emptyCart, parseCart } from './parse-cart.ts'
import { changeQuantity } from './change-quantity.ts'
import { removeLine } from './remove-line.ts'

const ethics = { id: 7, slug: 'ethics' }
const safety = { id: 8, slug: 'food-safety' }
const line = (id: number, quantity = 1) => ({ id, slug: `c-${id}`, quantity })

const full: Cart = {
  storeCourseItems: [line(1, 2), line(2)],
  storeBundleItems: [line(1)],
  storeSubscription: { id: 4, type: 'annual' },
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    id: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 4 }), quantity: fc.constant(1) }),
)

describe('the cart', () => {
  test('[CRT-004] adding a course raises the quantity of its line, or adds a new line', () => {
    const one = addCourse({ cart: emptyCart, course: ethics })
    expect(one.storeCourseItems).toEqual([{ ...ethics, quantity: 1 }])
    const two = addCourse({ cart: one, course: ethics })
    expect(two.storeCourseItems).toEqual([{ ...ethics, quantity: 2 }])
    expect(addCourse({ cart: two, course: safety, quantity: 3 }).storeCourseItems).toEqual([
      { ...ethics, quantity: 2 },
      { ...safety, quantity: 3 },
    ])
    expect(emptyCart.storeCourseItems).toEqual([])
  })

  test('[CRT-007] [CRT-008] adds a bundle once, with quantity 1; adding it again changes nothing', () => {
    const one = addBundle({ cart: emptyCart, bundle: safety })
    expect(one.storeBundleItems).toEqual([{ ...safety, quantity: 1 }])
    expect(addBundle({ cart: one, bundle: safety })).toBe(one)
    expect(addBundle({ cart: one, bundle: ethics }).storeBundleItems).toEqual([
      { ...safety, quantity: 1 },
      { ...ethics, quantity: 1 },
    ])
  })

  test('[CRT-012] counts course and bundle lines, plus 1 for a subscription, regardless of quantities', () => {
    expect(cartCount(emptyCart)).toBe(0)
    expect(cartCount(full)).toBe(4)
    expect(cartCount({ ...full, storeSubscription: null })).toBe(3)
  })

  test('[CRT-003] keeps quantities between 1 and 999 and ignores invalid ones', () => {
    expect(changeQuantity({ cart: full, course_id: 1, quantity: 9 }).storeCourseItems).toEqual([line(1, 9), line(2)])
    expect(changeQuantity({ cart: full, course_id: 1, quantity: 5000 }).storeCourseItems[0]?.quantity).toBe(999)
    for (const quantity of [0, -1, 1.5, Number.NaN])
      expect(changeQuantity({ cart: full, course_id: 1, quantity })).toBe(full)
    expect(
      addCourse({ cart: full, course: { id: 1, slug: 'c-1' }, quantity: 5000 }).storeCourseItems[0]?.quantity,
    ).toBe(999)
  })

  test('[CRT-003] removes a line and keeps lines of other kinds with the same id', () => {
    expect(removeLine({ cart: full, kind: 'course', id: 1 })).toEqual({ ...full, storeCourseItems: [line(2)] })
    expect(removeLine({ cart: full, kind: 'bundle', id: 1 })).toEqual({ ...full, storeBundleItems: [] })
    expect(removeLine({ cart: full, kind: 'subscription', id: 4 })).toEqual({ ...full, storeSubscription: null })
    expect(removeLine({ cart: full, kind: 'subscription', id: 5 })).toEqual(full)
  })

  test('[CRT-003] [CRT-004] [CRT-012] after any steps, each course has one line with the quantity added since its removal', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let cart = emptyCart
        const wanted = new Map<number, number>()
        for (const { kind, id, quantity } of steps) {
          cart =
            kind === 'add'
              ? addCourse({ cart, course: { id, slug: `c-${id}` }, quantity })
              : removeLine({ cart, kind: 'course', id })
          if (kind === 'add') wanted.set(id, (wanted.get(id) ?? 0) + quantity)
          else wanted.delete(id)
        }
        expect(cart.storeCourseItems.map((item) => [item.id, item.quantity])).toEqual([...wanted])
        expect(cartCount(cart)).toBe(wanted.size)
        expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
      }),
    )
  })
})

describe('parseCart', () => {
  test('[CRT-001] reads what it wrote', () => {
    expect(parseCart(JSON.parse(JSON.stringify(full)))).toEqual(full)
  })

  test('[CRT-001] drops invalid and duplicate lines and keeps the rest', () => {
    const stored = {
      storeCourseItems: [
        line(1, 2),
        { id: '2', slug: 'x', quantity: 1 },
        null,
        { id: 3, slug: '', quantity: 1 },
        { id: 4, slug: 'd', quantity: 0 },
        line(1, 9),
        { ...line(5, 9999), price: 1 },
      ],
      storeBundleItems: [line(6, 3)],
      storeSubscription: { id: 4, type: 'weekly' },
    }
    expect(parseCart(stored)).toEqual({
      storeCourseItems: [line(1, 2), line(5, 999)],
      storeBundleItems: [line(6, 1)],
      storeSubscription: null,
    })
  })

  test('[CRT-001] returns a valid cart for any input', () => {
    for (const stored of [null, undefined, 7, 'x', [], { storeCourseItems: {} }])
      expect(parseCart(stored)).toEqual(emptyCart)
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const cart = parseCart(stored)
        expect(parseCart(cart)).toEqual(cart)
        expect(cart.storeCourseItems.every((item) => item.quantity >= 1)).toBe(true)
      }),
    )
  })
})
