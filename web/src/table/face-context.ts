import { getContext, setContext } from "svelte";
import type { Face } from "@/boards/face";

const KEY = Symbol("face");

export const offerFace = (face: () => Face): (() => Face) => setContext(KEY, face);
export const useFace = (): (() => Face) => getContext<() => Face>(KEY);
