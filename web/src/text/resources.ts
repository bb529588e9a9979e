import { FluentResource } from "@fluent/bundle";

export function resources(files: Record<string, string>): FluentResource[] {
  return Object.values(files).map((file) => new FluentResource(file));
}
