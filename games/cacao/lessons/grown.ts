/** A jungle that has grown a little: two turns each, and two jungle tiles that a lesson chooses. */
export const grown = (north: string, east: string, display: readonly [string, string]) => ({
  seats: 2,
  board: [
    { cell: '0,0', jungle: 'plantation1' },
    { cell: '1,1', jungle: 'market2' },
    { cell: '1,0', seat: 0, tile: '1-1-1-1' },
    { cell: '0,-1', seat: 1, tile: '1-1-1-1' },
    { cell: '1,-1', jungle: north },
    { cell: '2,-1', seat: 0, tile: '2-1-0-1', turn: 0 },
    { cell: '2,0', jungle: east },
    { cell: '0,1', seat: 1, tile: '2-1-0-1', turn: 1 },
  ],
  display: [...display],
  villages: [
    { hand: ['1-1-1-1', '2-1-0-1', '3-1-0-0'], fruits: 1, sales: 2 },
    { hand: ['1-1-1-1', '2-1-0-1', '2-1-0-1'], fruits: 1, sales: 2 },
  ],
});
