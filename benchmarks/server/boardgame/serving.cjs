// The game of ../tiny.py on boardgame.io's own server, in memory: node serving.cjs
// Run in the folder that boardgame.io is installed in.
const { createRequire } = require("node:module");
const { Server } = createRequire(process.cwd() + "/")("boardgame.io/server");

const GOAL = 1_000_000;
const REMEMBERED = 8;

const tiny = {
  name: "tiny",
  setup: () => ({ sum: 0, late: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, number) => {
      if (![1, 2, 3].includes(number)) return "INVALID_MOVE";
      G.sum += number;
      G.late.push(number);
      if (G.late.length > REMEMBERED) G.late.shift();
    },
  },
  endIf: ({ G, ctx }) => (G.sum >= GOAL ? { winner: ctx.currentPlayer } : undefined),
};

Server({ games: [tiny], origins: false })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
