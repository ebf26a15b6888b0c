// Command recorder plays the steps of conformance cases on the session services of ADK Go.
// ../../README.md has the steps, the answers and the protocol.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"log"
	"os"
	"runtime/debug"
)

const adkModule = "google.golang.org/adk/v2"

func main() {
	// Standard output is for answers alone: whoever prints there, prints to the log.
	out := bufio.NewWriter(os.Stdout)
	os.Stdout = os.Stderr

	say := func(a any) {
		line, err := json.Marshal(a)
		if err != nil {
			log.Fatalf("answer %v: %v", a, err)
		}
		out.Write(line)
		out.WriteByte('\n')
		if err := out.Flush(); err != nil {
			log.Fatal(err)
		}
	}

	say(answer{"package": adkModule, "version": adkVersion()})
	steps := json.NewDecoder(os.Stdin)
	// Without it every number would be a float64, which an application's own ints are not.
	steps.UseNumber()
	var r recorder
	defer r.close()
	for {
		var s step
		if err := steps.Decode(&s); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			log.Fatalf("step: %v", err)
		}
		say(r.play(s))
	}
}

func adkVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		log.Fatal("built without module information")
	}
	for _, module := range info.Deps {
		if module.Path == adkModule {
			return module.Version
		}
	}
	log.Fatalf("built without %s", adkModule)
	return ""
}
