/** Calling somebody to their turn: the tab's icon, by choice a sound and a notification. The title is set elsewhere. */

import { settings } from "@/app/settings.svelte";

const ICONS = { yours: "/icon-turn.svg", quiet: "/icon.svg" };
let before = false;

export function callToTurn(yours: boolean, title: string, prompt: string): void {
  document.getElementById("icon")?.setAttribute("href", yours ? ICONS.yours : ICONS.quiet);
  if (yours && !before) {
    if (settings.sound) chime();
    if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
      const note = new Notification(title, { body: prompt, icon: ICONS.yours, tag: "alehouse-turn" });
      note.onclick = () => window.focus();
    }
  }
  before = yours;
}

/** A glass, struck twice. */
function chime(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 1320],
    [0.16, 1760],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.5);
  }
  setTimeout(() => void audio.close(), 1000);
}
